/** Small things the server keeps beside the events, each a JSON value under its kind and key. */
export type Records = {
  /** Undefined where nothing is kept. */
  readonly get: (kind: string, key: string) => Promise<unknown>
  readonly put: (kind: string, key: string, value: unknown) => Promise<void>
  /** Puts a value where there is none; false where somebody was faster. */
  readonly add: (kind: string, key: string, value: unknown) => Promise<boolean>
  readonly remove: (kind: string, key: string) => Promise<void>
  /** By key. */
  readonly list: (kind: string) => Promise<readonly Kept[]>
  /**
   * Where several processes share the store: adds to counts that run down by themselves, each once.
   * Answers with how many milliseconds each is ahead of now.
   */
  readonly count?: (counted: readonly Counted[]) => Promise<ReadonlyMap<string, number>>
}

/** Where one of them is. */
export type RecordKey = { readonly kind: string; readonly key: string }

type Kept = { readonly key: string; readonly value: unknown }
type Counted = { readonly key: string; readonly milliseconds: number }
