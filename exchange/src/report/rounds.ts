import { regulationOf } from '@topcut/engine'
import type { FoundPlayer } from '../formats/found.ts'
import type { Scenario, ScenarioRound } from '../scenario/scenario.ts'
import type { Discrepancy } from './discrepancy.ts'

/** Who met again in the Swiss rounds, and when for the first time. */
export const rematches = ({ rounds }: Scenario): readonly Discrepancy[] => {
  const met = new Map<string, number>()
  return rounds.flatMap(({ stage, matches }, index) =>
    matches.flatMap((match): readonly Discrepancy[] => {
      if (stage !== 'swiss' || 'bye' in match) return []
      const key = JSON.stringify(match.players.toSorted())
      const before = met.get(key)
      if (before === undefined) {
        met.set(key, index + 1)
        return []
      }
      const [player, other] = match.players
      const again = { player, round: index + 1, what: 'rematch', likely: null } as const
      return [{ ...again, file: other, computed: `${before}` }]
    }),
  )
}

/** Who plays without being listed. */
export const strangers = ({ players, rounds }: Scenario): readonly Discrepancy[] => {
  const known = new Set(players.map(({ name }) => name))
  return rounds.flatMap(({ matches }, index) =>
    matches
      .flatMap((match) => ('bye' in match ? [match.bye] : match.players))
      .filter((name) => !known.has(name))
      .map((player) => ({
        ...{ player, round: index + 1, what: 'unknown-player' as const },
        ...{ file: player, computed: '', likely: null },
      })),
  )
}

/** Second byes where the document gives none, and byes of two who could have met. */
export const byes = (
  { rounds, regulation }: Scenario,
  players: readonly Pick<FoundPlayer, 'name' | 'claims'>[],
): readonly Discrepancy[] => {
  const order = regulationOf(regulation)?.bye.laterRounds.value
  const isOnce = order !== 'fewest-points-lowest-margin'
  const had = new Map<string, number>()
  const note = (player: string, round: number | null, file: string, computed: string) =>
    ({ player, round, what: 'bye', file, computed, likely: null }) as const
  const given = rounds.flatMap(({ stage, matches }, index) => {
    if (stage !== 'swiss') return []
    const own = matches.flatMap((match) => ('bye' in match ? [match.bye] : []))
    return own.flatMap((player) => {
      const before = had.get(player)
      had.set(player, index + 1)
      if (before !== undefined && isOnce)
        return [note(player, index + 1, `${index + 1}`, `${before}`)]
      return own.length > 1 && index > 0 ? [note(player, index + 1, `${own.length}`, '1')] : []
    })
  })
  const claimed = players.flatMap(({ name, claims: { hadBye } }) =>
    hadBye === undefined || hadBye === had.has(name)
      ? []
      : [note(name, null, `${hadBye}`, `${had.has(name)}`)],
  )
  return [...given, ...claimed]
}

/** How far the file says somebody came in the bracket, beside who lost when. */
export const bracketPlaces = (
  { rounds }: Scenario,
  players: readonly Pick<FoundPlayer, 'name' | 'claims'>[],
  winnerOf: (
    match: ScenarioRound['matches'][number],
    stage: ScenarioRound['stage'],
  ) => string | null,
): readonly Discrepancy[] => {
  const reached = new Map<string, number>()
  const bracket = rounds.filter(({ stage }) => stage === 'elimination')
  bracket.forEach(({ matches, stage }, index) => {
    const left = 2 ** (bracket.length - index)
    for (const match of matches) {
      if ('bye' in match) continue
      const winner = winnerOf(match, stage)
      if (winner === null) continue
      for (const player of match.players) {
        if (player !== winner) reached.set(player, left)
        else if (left === 2 && matches.length === 1) reached.set(player, 1)
      }
    }
  })
  const round = rounds.length
  return players.flatMap(({ name, claims: { finalPlace } }): readonly Discrepancy[] => {
    const own = reached.get(name)
    if (finalPlace === undefined || own === undefined || finalPlace === own) return []
    const isTitle = finalPlace === 1 || own === 1
    return [
      {
        ...{ player: name, round: isTitle ? round : null, what: isTitle ? 'winner' : 'place' },
        ...{ file: `${finalPlace}`, computed: `${own}`, likely: null },
      },
    ]
  })
}
