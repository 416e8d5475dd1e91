import type { Records } from '../store/records.ts'

/** One kind of record with its type: what is stored under a kind is always of that type. */
type Shelf<T> = {
  readonly get: (key: string) => Promise<T | null>
  readonly put: (key: string, value: T) => Promise<void>
  readonly remove: (key: string) => Promise<void>
  readonly list: () => Promise<readonly T[]>
  readonly add: (key: string, value: T) => Promise<boolean>
}

export const shelfOf = <T>(records: Records, kind: string): Shelf<T> => ({
  get: async (key) => ((await records.get(kind, key)) as T | undefined) ?? null,
  put: (key, value) => records.put(kind, key, value),
  remove: (key) => records.remove(kind, key),
  list: async () => (await records.list(kind)).map(({ value }) => value as T),
  add: (key, value) => records.add(kind, key, value),
})
