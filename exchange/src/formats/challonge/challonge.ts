import { type At, anyObject, field, list } from '../../scenario/shape.ts'
import { dayIn } from '../day-in.ts'
import type { Found, FoundMatch, FoundPlayer, FoundRound, Said } from '../found.ts'
import { isObject, type Reader } from '../input.ts'
import { given, label, numeric } from '../loose.ts'
import type { Lost } from '../lost.ts'
import { methodOfTitle } from '../method-of-title.ts'
import { toldApart } from '../told-apart.ts'

const inside = (json: unknown): At => {
  const isWrapped = isObject(json) && isObject(json['tournament'])
  return isWrapped ? { value: json['tournament'], path: 'tournament' } : { value: json, path: '' }
}

/** Each of a list in the object that the answer wraps it in. */
const unwrapped = (at: At, name: string): At => {
  const one = field(anyObject(at), name)
  return isObject(one.value) ? one : at
}

/** What Challonge answers with participants and matches. */
export const challonge: Reader = {
  format: 'challonge',
  isOne: ({ json }) => {
    const { value } = inside(json)
    return (
      isObject(value) &&
      ('tournament_type' in value || ('participants' in value && 'matches' in value))
    )
  },
  read: ({ json }) => readChallonge(inside(json)),
}

const readChallonge = (at: At): Found => {
  const lost: Lost[] = []
  const title = given(at, 'game_name', label)
  const method = title === undefined ? null : methodOfTitle(title)
  const names = new Map<string, string>()
  const people = list(field(at, 'participants'), (one) => unwrapped(one, 'participant'))
  const shown = toldApart(people.map(nameIn))
  const players = people.map((one, index): FoundPlayer => {
    const [id, name = ''] = [label(field(one, 'id')), shown[index]]
    names.set(id, name)
    for (const key of given(one, 'group_player_ids', (all) => list(all, label)) ?? [])
      names.set(key, name)
    const email = given(one, 'email', label)
    if (email !== undefined)
      lost.push({ kind: 'email', of: name, where: field(one, 'email').path, text: email })
    return { name, at: one.path, claims: {} }
  })
  const kind = given(at, 'tournament_type', label)?.toLowerCase() ?? 'swiss'
  const isForeign = title !== undefined && method === null
  const played = list(field(at, 'matches'), (wrapped) => {
    const one = unwrapped(wrapped, 'match')
    const number = given(one, 'round', numeric) ?? 1
    const isBracket = kind.includes('elimination') && given(one, 'group_id', label) === undefined
    // A second stage follows its groups; the losers' side of a chart counts its rounds below zero.
    const order = (isBracket ? 1000 : 0) + Math.abs(number) * 2 + (number < 0 ? 1 : 0)
    return {
      stage: isBracket ? ('elimination' as const) : ('swiss' as const),
      order,
      at: one.path,
      matches: readMatch(one, names, isForeign),
    }
  })
  const rounds = [...Map.groupBy(played, ({ order }) => order)]
    .toSorted(([a], [b]) => a - b)
    .map(
      ([, all]): FoundRound => ({
        stage: all[0]?.stage ?? 'swiss',
        at: all[0]?.at ?? '',
        matches: all.flatMap(({ matches }) => matches),
      }),
    )
    .filter(({ matches }) => matches.length > 0)
  const started = dayIn(at, 'started_at', lost)
  return {
    format: 'challonge',
    name: given(at, 'name', label) ?? null,
    date: started.date ?? dayIn(at, 'created_at', lost).date,
    method,
    players,
    rounds: kind.includes('swiss') ? withByes(rounds, players) : rounds,
    lost,
  }
}

const nameIn = (one: At): string =>
  ['name', 'display_name', 'username']
    .map((key) => given(one, key, label))
    .find((text) => text !== undefined) ?? `#${label(field(one, 'id'))}`

const readMatch = (
  at: At,
  names: ReadonlyMap<string, string>,
  isForeign: boolean,
): readonly FoundMatch[] => {
  const nameOf = (key: string) => {
    const id = given(at, key, label)
    return id === undefined ? undefined : (names.get(id) ?? `#${id}`)
  }
  const [first, second] = [nameOf('player1_id'), nameOf('player2_id')]
  if (first === undefined || second === undefined) {
    const one = first ?? second
    return one === undefined ? [] : [{ at: at.path, bye: one }]
  }
  return [
    { at: at.path, players: [first, second], said: readSaid(at, nameOf('winner_id'), isForeign) },
  ]
}

const readSaid = (at: At, winner: string | undefined, isForeign: boolean): Said => {
  const text = given(at, 'scores_csv', label)
  const sets = (text ?? '').split(',').map((part) => /^\s*(-?\d+)-(-?\d+)\s*$/.exec(part))
  const [only] = sets
  const isPlayed = given(at, 'state', label) !== 'open' && given(at, 'state', label) !== 'pending'
  if (!isPlayed || (text === undefined && winner === undefined)) return { kind: 'nothing' }
  if (isForeign) return { kind: 'unknown', text: text ?? '' }
  const named = winner === undefined ? {} : { winner: { player: winner } }
  if (sets.length === 1 && only !== null && only !== undefined) {
    return { kind: 'score', score: [Number(only[1]), Number(only[2])], ...named }
  }
  if (text === undefined && winner !== undefined)
    return { kind: 'winner', winner: { player: winner } }
  return { kind: 'unknown', text: text ?? '' }
}

/** Byes are not written: whoever is in no match of a round and in a later one had one. */
const withByes = (
  rounds: readonly FoundRound[],
  players: readonly FoundPlayer[],
): readonly FoundRound[] => {
  const namesIn = ({ matches }: FoundRound) =>
    matches.flatMap((match) => ('bye' in match ? [match.bye] : match.players))
  return rounds.map((round, index) => {
    const here = new Set(namesIn(round))
    const others = players.filter(({ name }) => {
      const isEarlier =
        index === 0 || rounds.slice(0, index).some((one) => namesIn(one).includes(name))
      const isLater = rounds.slice(index + 1).some((one) => namesIn(one).includes(name))
      const isLast = index === rounds.length - 1
      return !here.has(name) && isEarlier && (isLater || isLast)
    })
    const isOdd = others.length === 1
    return isOdd
      ? {
          ...round,
          matches: [...round.matches, ...others.map(({ name }) => ({ at: round.at, bye: name }))],
        }
      : round
  })
}
