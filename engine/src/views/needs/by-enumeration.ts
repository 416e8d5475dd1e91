import type { Slack } from '../../standings/measures.ts'
import type { PlayerId } from '../../vocabulary/ids.ts'
import type { Pair } from '../../vocabulary/seat.ts'
import type { OwnEnd } from './by-points.ts'
import type { Contest } from './contest.ts'
import { comingFrom } from './ended-ledger.ts'
import type { MatchEnd } from './match-ends.ts'
import { placedAmong } from './placed-among.ts'
import { either, nothing, type Reached, reachedBy } from './reached.ts'

type Ended = { readonly match: Pair<PlayerId>; readonly end: MatchEnd }

const besides = ({ open, player }: Contest) => open.filter((match) => !match.includes(player))

/** How many ends the last round can have, the own match aside. */
export const countEnds = (contest: Contest): number =>
  contest.ends.length ** besides(contest).length

/** What can come out of the last round with its tie-breakers, end by end. */
export const byEnumeration = (contest: Contest, own: OwnEnd): Reached => {
  const others = besides(contest)
  let all = nothing
  const choose = (index: number, ended: readonly Ended[]): void => {
    const match = others[index]
    if (match === undefined) {
      all = either(all, ofEnd(contest, ended))
      return
    }
    for (const end of contest.ends) choose(index + 1, [...ended, { match, end }])
  }
  choose(0, own === null ? [] : [own])
  return all
}

const ofEnd = (contest: Contest, ended: readonly Ended[]): Reached => {
  const coming = ended.flatMap(({ match, end }) => comingFrom(match, end.earned, contest.round))
  const slack = new Map(ended.flatMap(slackIn))
  const { above, level } = placedAmong(contest, coming, (player) => slack.get(player))
  return reachedBy(above, level, contest.size)
}

const slackIn = ({ match, end }: Ended): readonly (readonly [PlayerId, Slack])[] =>
  match.map((player, seat) => {
    const margin = end.earned[seat]?.marginOfVictory ?? 0
    const { from, to } = end.margins[seat] ?? { from: margin, to: margin }
    return [player, { less: margin - from, more: to - margin }] as const
  })
