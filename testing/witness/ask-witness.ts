/** What the witness says of a record. */
type Said = {
  readonly verified: boolean
  readonly entries: number
  readonly head: string
  readonly code: string
  readonly standings: boolean
  readonly pairings: boolean
  readonly problems: readonly { readonly code: string; readonly entry: number | null }[]
}

type Witness = {
  readonly check: (record: unknown, head?: string) => Said
  readonly readRecord: (text: string) => object | null
  readonly canonical: (value: unknown) => string
  readonly sha256: (text: string) => string
  readonly shortCode: (hash: string) => string
  readonly lotOrder: (ids: readonly string[], entropy: string) => readonly string[]
}

/** Plain script, as anybody could have written it: the types of the house end here. */
const part = (name: string): Promise<Partial<Witness>> =>
  import(new URL(`${name}.mjs`, import.meta.url).href)

const parts = await Promise.all(
  ['check', 'read-record', 'canonical', 'short-code', 'lot'].map((name) => part(name)),
)

export const witness: Witness = Object.assign({}, ...parts)
