import type { Language } from '@topcut/protocol/words'
import { writeScenario } from '../scenario/write-scenario.ts'
import type { TakenIn } from '../take-in.ts'
import { reportWords } from '../words/sentences.ts'

/** A file that was taken in, as programs and people read it. */
export const answerOf = (taken: TakenIn, language: Language) => {
  const { format, name, why, scenario, discrepancies, lost, lists } = taken
  const words = reportWords(language)
  const matches = scenario.rounds.flatMap((round) => round.matches)
  return {
    format,
    regulation: scenario.regulation,
    why: words.why(why),
    ...(name === null ? {} : { name }),
    players: scenario.players.length,
    rounds: scenario.rounds.length,
    matches: matches.filter((match) => 'players' in match).length,
    scenario: writeScenario(scenario),
    discrepancies: discrepancies.map(({ likely, ...one }) => ({
      ...one,
      likely: likely === null ? null : words.causes[likely],
    })),
    lost: lost.map(({ kind, of, where }) => ({ what: words.lost[kind](of), where })),
    ...(lists.size === 0 ? {} : { lists: [...lists].map(([player, list]) => ({ player, list })) }),
  }
}
