import type { EventId, MatchId } from '@topcut/engine'

/** Letters and digits that nobody takes for one another when read out in a hall. */
export const clearLetters = 'ACDEFHJKLMNPQRTUVWXY34679'

/** What somebody types in to register has one letter more: no code is taken for the other kind. */
export const eventCodeLength = 6
const ownLength = 5

/**
 * The few letters an event goes by on its slips: the same for ever, and nobody has to ask for them.
 * They open nothing; two events of one server have the same ones once in a million pairs.
 */
export const shortCodeOf = (event: EventId): string => {
  let mixed = 0x811c9dc5
  for (const letter of event) mixed = Math.imul(mixed ^ (letter.codePointAt(0) ?? 0), 0x01000193)
  // Once more: in what differs by the last letter alone, the upper bits hardly do.
  let rest = Math.imul(mixed ^ (mixed >>> 15), 0x2c1b3c6d) >>> 0
  let code = ''
  for (let n = 0; n < ownLength; n += 1) {
    code += clearLetters[rest % clearLetters.length]
    rest = Math.floor(rest / clearLetters.length)
  }
  return code
}

/** What stands behind `/j/`: the code of an event to come in by, or its own, with a match. */
type ShortAddress =
  | { readonly kind: 'join'; readonly code: string }
  | { readonly kind: 'own'; readonly code: string; readonly match: MatchId | null }

const own = new RegExp(`^([${clearLetters}]{${ownLength}})(?:-(\\d+-\\d+))?$`)
const join = new RegExp(`^[${clearLetters}]{${eventCodeLength}}$`)

/** As it was typed or read: capital or not, with a space where somebody took a breath. */
export const readShortAddress = (typed: string): ShortAddress | null => {
  const text = typed.replace(/\s/g, '').toUpperCase()
  if (join.test(text)) return { kind: 'join', code: text }
  const [, code, match] = own.exec(text) ?? []
  if (code === undefined) return null
  return { kind: 'own', code, match: (match as MatchId | undefined) ?? null }
}

export const shortPath = (code: string, match?: MatchId): string =>
  match === undefined ? `/j/${code}` : `/j/${code}-${match}`
