import type { Found, FoundMatch, FoundPlayer, FoundRound } from '../formats/found.ts'
import type { Lost } from '../formats/lost.ts'
import type { Discrepancy } from '../report/discrepancy.ts'
import { renamedSaid } from './renamed-said.ts'

type Cleared = {
  readonly players: readonly FoundPlayer[]
  readonly rounds: readonly FoundRound[]
  readonly noted: readonly Discrepancy[]
  readonly lost: readonly Lost[]
}

export const namesIn = (match: FoundMatch): readonly string[] =>
  'bye' in match ? [match.bye] : match.players

/**
 * Everybody under a name of their own, at one table in each round. Tools that go by names mix two
 * people of one name up: whoever comes second in a round is taken for the second of them.
 */
export const oneOfEach = ({ players, rounds }: Pick<Found, 'players' | 'rounds'>): Cleared => {
  const noted: Discrepancy[] = []
  const lost: Lost[] = []
  const listed = Map.groupBy(players, ({ name }) => name)
  const mostAtOnce = (name: string) =>
    Math.max(
      0,
      ...rounds.map(({ matches }) => matches.flatMap(namesIn).filter((n) => n === name).length),
    )
  const kept: FoundPlayer[] = []
  const bearers = new Map<string, readonly string[]>()
  for (const [name, same] of listed) {
    if (same.length > 1) noted.push(duplicate(name, null, same.length))
    const count = Math.min(same.length, Math.max(1, mostAtOnce(name)))
    const own = same
      .slice(0, count)
      .map((one, index) => ({ ...one, name: numbered(name, index, listed) }))
    kept.push(...own)
    bearers.set(
      name,
      own.map((one) => one.name),
    )
    lost.push(
      ...same
        .slice(count)
        .map(({ at }) => ({ kind: 'player-without-match', of: name, where: at }) as const),
    )
  }
  const cleared = rounds.map((round, index) => {
    const seen = new Map<string, number>()
    const matches = round.matches.flatMap((match): readonly FoundMatch[] => {
      const renamed = namesIn(match).map((name) => {
        const times = seen.get(name) ?? 0
        seen.set(name, times + 1)
        return { name: (bearers.get(name) ?? [name])[times], asked: name }
      })
      const twice = renamed.find(({ name }) => name === undefined)
      if (twice !== undefined) {
        noted.push(duplicate(twice.asked, index + 1, 2))
        lost.push({ kind: 'match-twice', of: namesIn(match).join(' – '), where: match.at })
        return []
      }
      const [first = '', second = ''] = renamed.map(({ name }) => name)
      if ('bye' in match) return [{ ...match, bye: first }]
      const own = new Map(renamed.map(({ name = '', asked }) => [asked, name]))
      return [{ ...match, players: [first, second], said: renamedSaid(match.said, own) }]
    })
    return { ...round, matches }
  })
  const order = new Map(players.map(({ at }, index) => [at, index]))
  const known = new Set(kept.map(({ name }) => name))
  const strangers: FoundPlayer[] = []
  cleared.forEach(({ matches }, index) => {
    for (const match of matches) {
      for (const name of namesIn(match)) {
        if (known.has(name)) continue
        known.add(name)
        strangers.push({ name, at: match.at, claims: {} })
        if (players.length > 0) noted.push(stranger(name, index + 1))
      }
    }
  })
  const ordered = kept.toSorted((a, b) => (order.get(a.at) ?? 0) - (order.get(b.at) ?? 0))
  return { players: [...ordered, ...strangers], rounds: cleared, noted, lost }
}

const numbered = (name: string, index: number, taken: ReadonlyMap<string, unknown>): string => {
  if (index === 0) return name
  let number = index + 1
  while (taken.has(`${name} (${number})`)) number++
  return `${name} (${number})`
}

const duplicate = (player: string, round: number | null, times: number): Discrepancy => ({
  player,
  round,
  what: 'duplicate-player',
  file: `${times}`,
  computed: '1',
  likely: 'keyed-by-name',
})

const stranger = (player: string, round: number): Discrepancy => ({
  player,
  round,
  what: 'unknown-player',
  file: player,
  computed: '',
  likely: null,
})
