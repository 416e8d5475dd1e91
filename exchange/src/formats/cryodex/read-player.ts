import { type At, anyObject, field, has } from '../../scenario/shape.ts'
import type { Claims, FoundPlayer } from '../found.ts'
import { figure, given, label, numeric, strangeFields, yes } from '../loose.ts'
import type { Lost } from '../lost.ts'

const known = [
  ...[
    'name',
    'email',
    'list-id',
    'list',
    'mov',
    'score',
    'sos',
    'dropped',
    'rank',
    'player_id',
    'id',
  ],
  ...['swiss_rank', 'top_cut_rank', 'list_points', 'list_json', 'tournament_id'],
]

type ReadPlayer = {
  readonly found: FoundPlayer
  readonly lost: readonly Lost[]
  readonly id: string | null
  /** A list that a program can read. */
  readonly list: unknown
}

export const readPlayer = (at: At, number: number): ReadPlayer => {
  anyObject(at)
  const id = given(at, 'player_id', label) ?? given(at, 'id', label) ?? null
  // A name may be withheld: then the id stands for it, as it does in the matches.
  const name = given(at, 'name', label) ?? id ?? `#${number}`
  const lost: Lost[] = [...strangeFields(at, known)]
  const note = (kind: Lost['kind'], fieldName: string) => {
    if (has(at, fieldName)) lost.push({ kind, of: name, where: field(at, fieldName).path })
  }
  const email = given(at, 'email', label)
  if (email !== undefined) {
    lost.push({ kind: 'email', of: name, where: field(at, 'email').path, text: email })
  }
  if (given(at, 'list-id', label) !== undefined) note('squad-text', 'list-id')
  const read = readSquad(at)
  if (read.isBroken) note('squad-text', read.from)
  return { found: { name, at: at.path, claims: readClaims(at) }, lost, id, list: read.list }
}

const readClaims = (at: At): Claims => {
  const rank = field(at, 'rank')
  const ranks = typeof rank.value === 'object' && rank.value !== null ? rank : null
  const swiss = ranks === null ? given(at, 'swiss_rank', numeric) : given(ranks, 'swiss', numeric)
  const top =
    ranks === null ? given(at, 'top_cut_rank', numeric) : given(ranks, 'elimination', numeric)
  const { value: dropped } = field(at, 'dropped')
  const round = typeof dropped === 'number' || /^\d+$/.test(String(dropped)) ? Number(dropped) : 0
  return {
    ...some('points', given(at, 'score', figure(0))),
    ...some('margin', given(at, 'mov', figure(0))),
    ...some('schedule', given(at, 'sos', figure(2))),
    ...some('place', swiss === undefined || swiss < 1 ? undefined : swiss),
    ...some('finalPlace', top === undefined || top < 1 ? undefined : top),
    ...some('droppedBefore', round > 0 ? round : undefined),
    ...some(
      'isDropped',
      typeof dropped === 'boolean' ? yes({ value: dropped, path: '' }) : undefined,
    ),
  }
}

/** Fields that are there only where they have a value. */
const some = <N extends keyof Claims>(name: N, value: Claims[N] | undefined): Claims =>
  value === undefined ? {} : { [name]: value }

type Squad = { readonly list: unknown; readonly from: string; readonly isBroken: boolean }

/** Squads also come in a container; of several nobody knows which was played. */
const squadIn = (list: object, from: string): Squad => {
  if (!('container' in list) || !Array.isArray(list.container))
    return { list, from, isBroken: false }
  const [only, ...others] = list.container as readonly unknown[]
  const isOne = typeof only === 'object' && only !== null && others.length === 0
  return isOne ? { list: only, from, isBroken: false } : { list: null, from, isBroken: true }
}

/** A squad as an object, or as a text of one: both are in use. */
const readSquad = (at: At): Squad => {
  for (const from of ['list', 'list_json']) {
    const { value } = field(at, from)
    if (typeof value === 'object' && value !== null) return squadIn(value, from)
    if (typeof value !== 'string' || value.trim() === '') continue
    try {
      const list: unknown = JSON.parse(value)
      const isOne = typeof list === 'object' && list !== null
      return isOne ? squadIn(list, from) : { list: null, from, isBroken: true }
    } catch {
      return { list: null, from, isBroken: true }
    }
  }
  return { list: null, from: 'list', isBroken: false }
}
