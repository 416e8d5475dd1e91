import type { Sha256 } from '../chance/sha256.ts'
import type { Refusal } from '../event/spine/answers.ts'
import type { Entry } from '../event/spine/entry.ts'
import type { EventId } from '../vocabulary/ids.ts'
import type { Instant } from '../vocabulary/instant.ts'
import type { Role } from '../vocabulary/role.ts'
import { canonical } from './canonical.ts'
import { openFields } from './open-fields.ts'

/** An entry as the public record has it: what everybody may know, and a seal over the rest. */
export type OpenEntry = {
  readonly n: number
  readonly at: Instant
  /** The office alone: who held it is nobody's business who only checks. */
  readonly by: { readonly role: Role }
  readonly fact: { readonly kind: string; readonly [field: string]: unknown }
  readonly sealed: string
  readonly previous: string
}

/** What the first entry follows on: so that no entry passes for one of another event. */
export const beforeTheFirst = (event: EventId, sha256: Sha256): string => sha256(event)

/**
 * What makes seals unguessable: without it whoever guesses what was sealed could confirm it. A log
 * of before has none; there it is the whole first entry, whose command nobody else has seen.
 */
export const sealOf = (event: EventId, first: Entry, sha256: Sha256): string => {
  const own = first.fact.kind === 'event-created' ? first.fact.seal : undefined
  const known = own ?? seals.get(first)?.get(event)
  if (known !== undefined) return known
  const { link: _, ...entry } = first
  const made = sha256(canonical([event, entry]))
  seals.set(first, new Map([[event, made]]))
  return made
}

/** A first entry can hold a picture, and every later one would wait for it to be hashed again. */
const seals = new WeakMap<Entry, ReadonlyMap<EventId, string>>()

export const openEntry = (
  { n, at, by, command, fact }: Entry,
  previous: string,
  seal: string,
  sha256: Sha256,
): OpenEntry => {
  const { role, ...who } = by
  const open = openFields[fact.kind] as 'all' | 'sealed' | readonly string[]
  const shown: Fields = { kind: fact.kind }
  const hidden: Omit<Fields, 'kind'> = {}
  for (const [key, held] of Object.entries(fact)) {
    if (open === 'all' || (open !== 'sealed' && open.includes(key))) shown[key] = held
    // The secret of the lots has a commitment of its own, and windows could not follow the chain.
    else if (key !== 'kind' && key !== 'secret') hidden[key] = held
  }
  if (fact.kind === 'rule-overridden') shown['refusal'] = refusalShown(fact.refusal)
  const sealed = sha256(canonical([`${seal}/${n}`, command, who, hidden]))
  return { n, at, by: { role }, fact: shown, sealed, previous }
}

/** Which rule was set aside: without its data, which the seal has. */
const refusalShown = ({ code, rule }: Refusal) => (rule === undefined ? { code } : { code, rule })

type Fields = { kind: string; [key: string]: unknown }

/** The hash of an entry, which the next one follows on. */
export const linkOf = (entry: OpenEntry, sha256: Sha256): string => sha256(canonical(entry))
