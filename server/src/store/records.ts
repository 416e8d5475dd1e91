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
}

/** Where one of them is. */
export type RecordKey = { readonly kind: string; readonly key: string }

type Kept = { readonly key: string; readonly value: unknown }
