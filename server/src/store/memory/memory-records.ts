import type { Records } from '../records.ts'

export const memoryRecords = (): Records => {
  const kinds = new Map<string, Map<string, string>>()
  const of = (kind: string): Map<string, string> => {
    const known = kinds.get(kind) ?? new Map<string, string>()
    kinds.set(kind, known)
    return known
  }
  const read = (text: string | undefined): unknown =>
    text === undefined ? undefined : JSON.parse(text)
  return {
    get: async (kind, key) => read(of(kind).get(key)),
    put: async (kind, key, value) => void of(kind).set(key, JSON.stringify(value)),
    add: async (kind, key, value) => {
      if (of(kind).has(key)) return false
      of(kind).set(key, JSON.stringify(value))
      return true
    },
    remove: async (kind, key) => void of(kind).delete(key),
    list: async (kind) =>
      [...of(kind)]
        .map(([key, text]) => ({ key, value: read(text) }))
        .sort((a, b) => (a.key < b.key ? -1 : 1)),
  }
}
