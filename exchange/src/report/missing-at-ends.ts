import type { FoundPlayer } from '../formats/found.ts'
import type { Scenario, ScenarioMatch } from '../scenario/scenario.ts'
import type { Computed } from './computed.ts'
import type { Discrepancy } from './discrepancy.ts'
import { figuresOf, isSame } from './figures.ts'

const namesIn = (match: ScenarioMatch): readonly string[] =>
  'bye' in match ? [match.bye] : match.players

/**
 * Whoever is in no match at first came late, and at the end has left; but not with points or a
 * margin that the matches in the file do not bring: then one of them is missing.
 */
export const missingAtEnds = (
  noted: readonly Discrepancy[],
  players: readonly Pick<FoundPlayer, 'name' | 'claims'>[],
  { rounds }: Scenario,
  { state, rounds: last }: Computed,
): readonly Discrepancy[] => {
  const figures = figuresOf(state, last)
  const swiss = rounds.filter(({ stage }) => stage === 'swiss')
  const missing = players.flatMap(({ name, claims }): readonly Discrepancy[] => {
    const own = figures.get(name)
    if (own === undefined) return []
    const isRight =
      (claims.points === undefined || isSame(claims.points, own.points)) &&
      (claims.margin === undefined || own.margin === null || isSame(claims.margin, own.margin))
    if (isRight) return []
    const isThere = swiss.map(({ matches }) => matches.flatMap(namesIn).includes(name))
    const [first, end] = [isThere.indexOf(true), isThere.lastIndexOf(true)]
    const isDropped = claims.isDropped === true || claims.droppedBefore === end + 2
    return isThere.flatMap((there, index) => {
      const isEnd = index < first || (index > end && !isDropped)
      if (there || !isEnd) return []
      const round = index + 1
      return [{ player: name, round, what: 'missing-match', file: '', computed: '', likely: null }]
    })
  })
  const whose = new Set(missing.map(({ player }) => player))
  return [...noted.filter(({ what, player }) => what !== 'drop' || !whose.has(player)), ...missing]
}
