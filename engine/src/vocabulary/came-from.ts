/** A file that an event was taken in from: what people call its tool, and the SHA-256 of its bytes. */
export type CameFrom = { readonly tool: string; readonly digest: string }
