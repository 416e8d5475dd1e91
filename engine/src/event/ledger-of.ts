import { byeEarned, earnedByeEarned, unpairedLoss } from '../scoring/bye.ts'
import type { Account, Ledger, Line } from '../standings/ledger.ts'
import type { PlayerId } from '../vocabulary/ids.ts'
import { matchesOf, takesPart } from './rounds.ts'
import { earnedIn, scorerOf, settingOf } from './scoring-of.ts'
import { stageKindOf } from './stage-kinds.ts'
import type { EventState, Round } from './state.ts'

/** The Swiss rounds whose results count; what is not published counts for nobody. */
export const countedRounds = (state: EventState): readonly Round[] =>
  state.rounds.filter(
    (round) => round.status !== 'paired' && stageKindOf(state, round.number) === 'swiss',
  )

/** Every player's lines of the Swiss rounds from `first` to `last`. */
export const ledgerOf = (state: EventState, last: number, first = 1): Ledger => {
  const lines = new Map<PlayerId, Line[]>()
  for (const player of state.players.values()) if (takesPart(player)) lines.set(player.player, [])
  const note = (player: PlayerId, line: Line) => lines.get(player)?.push(line)
  const rounds = countedRounds(state).filter(({ number }) => number >= first && number <= last)
  const counted = new Set(rounds.map((round) => round.number))
  const setting = settingOf(state.created, 'swiss')
  const scorer = scorerOf(state.created, 'swiss')

  const loss = unpairedLoss(setting, scorer)
  for (const player of state.players.values()) {
    for (const round of player.missed) {
      if (counted.has(round)) note(player.player, { ...loss, round, opponent: null })
    }
  }
  for (const round of rounds) {
    for (const { player, kind } of round.byes) {
      const bye = kind === 'earned' ? earnedByeEarned : byeEarned
      note(player, { ...bye(setting, scorer), round: round.number, opponent: null })
    }
    for (const match of matchesOf(state, round)) {
      const earned = earnedIn(state, match, 'swiss')
      if (earned === null) continue
      const [a, b] = match.players
      // Who did not come is nobody's opponent: the other one had a bye.
      const hasPlayed = earned.every(
        ({ outcome }) => outcome !== 'bye' && outcome !== 'unpaired-loss',
      )
      note(a, { ...earned[0], round: round.number, opponent: hasPlayed ? b : null })
      note(b, { ...earned[1], round: round.number, opponent: hasPlayed ? a : null })
    }
  }
  return new Map(
    [...lines].map(([player, own]): [PlayerId, Account] => [
      player,
      {
        player,
        lines: own.sort((a, b) => a.round - b.round),
        isRanked: state.players.get(player)?.status !== 'disqualified',
        deducted: state.players.get(player)?.deducted ?? 0,
      },
    ]),
  )
}
