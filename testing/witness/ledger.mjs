import { bye, earnedBye, earnedIn, missed } from './earned.mjs'
import { countedRounds, lastOf, matchesOf, takesPart } from './model.mjs'

/** The Swiss stage after a cut that had begun by a round; undefined where there was none. */
export const stageAfterCut = ({ stages }, round) =>
  lastOf(
    stages.filter(
      ({ plan, firstRound }, index) => index > 0 && plan.kind === 'swiss' && firstRound <= round,
    ),
  )

/**
 * Everybody's rounds up to one: what each earned, and against whom. Where points are taken away at
 * a cut, only the rounds after it.
 */
export function ledgerOf(model, document, last) {
  const isReset = document.options.afterCut === 'reset'
  const first = (isReset ? stageAfterCut(model, last)?.firstRound : undefined) ?? 1
  const rounds = countedRounds(model).filter(({ number }) => number >= first && number <= last)
  const lines = new Map()
  for (const one of model.players.values()) if (takesPart(one)) lines.set(one.player, [])
  const note = (player, round, earned, opponent = null) =>
    lines.get(player)?.push({ ...earned, round, opponent })
  for (const round of rounds) {
    const { number, byes } = round
    for (const { player, missed: those } of model.players.values()) {
      if (those.includes(number)) note(player, number, missed(document))
    }
    for (const { player, kind } of byes) {
      note(player, number, kind === 'earned' ? earnedBye(document) : bye(document))
    }
    for (const { players, result } of matchesOf(model, round)) {
      if (result === null) continue
      const earned = earnedIn(result, document)
      // Against somebody who did not come nobody has played.
      const isPlayed = earned.every(({ outcome }) => !isUnplayed(outcome))
      players.forEach((player, seat) => {
        note(player, number, earned[seat], isPlayed ? players[1 - seat] : null)
      })
    }
  }
  return new Map([...lines].map(([player, own]) => [player, account(model, player, own, last)]))
}

const isUnplayed = (outcome) => ['bye', 'earned-bye', 'unpaired-loss'].includes(outcome)

function account({ players }, player, lines, last) {
  const { deductions, status } = players.get(player)
  const taken = deductions.filter(({ round }) => round <= last)
  const made = sum(lines.map(({ points }) => points))
  return {
    player,
    lines,
    isRanked: status !== 'disqualified',
    made,
    // A deduction takes nobody below nothing.
    total: Math.max(0, made - sum(taken.map(({ points }) => points))),
    margin: sum(lines.map(({ margin }) => margin ?? 0)),
    played: lines.filter(({ outcome }) => !isUnplayed(outcome)),
  }
}

const sum = (numbers) => numbers.reduce((all, one) => all + one, 0)
