import type { TSchema, TUnsafe } from 'typebox'
import Type from 'typebox'

/** A schema whose values carry the engine's own type: a branded id, a readonly list. */
export const typed = <T>(schema: TSchema): TUnsafe<T> => Type.Unsafe<T>(schema)

/** At least one character that can be seen: a name of three blanks would print as nothing. */
export const line = (maxLength: number) => Type.String({ minLength: 1, maxLength, pattern: '\\S' })

export const idLength = { minLength: 1, maxLength: 64 } as const

/**
 * Ids travel in addresses and file names, so they hold nothing that would need quoting there. What
 * is kept under the one that objects take for their own kind would be lost.
 */
export const idText = Type.String({ ...idLength, pattern: '^(?!__proto__$)[A-Za-z0-9._:~-]+$' })

const longestName = 80
export const longestReason = 500
/** More people than play as one team anywhere. */
export const mostMembers = 20
/** One of a team, from 1 on. */
export const memberSchema = Type.Integer({ minimum: 1, maximum: mostMembers })

export const name = line(longestName)
export const reason = line(longestReason)
