/** A field that nobody knows is refused: a misspelt one would otherwise be lost without a word. */
export const closed = { additionalProperties: false } as const
