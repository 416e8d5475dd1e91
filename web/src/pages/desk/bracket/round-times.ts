import type { Event, EventState } from '@topcut/engine'
import { daySteps } from '../../../leader/day/day-steps.ts'
import type { DeskWords } from '../../../words/desk.ts'
import { timeText } from '../../../words/time-text.ts'

/**
 * When each round of a bracket was played, in the order of its columns; of the one that is played,
 * when it is likely to be over. Empty for those to come.
 */
export const roundTimes = (
  { language, page }: DeskWords,
  event: Event,
  state: EventState,
  stage: number,
  ends: number | null,
): readonly string[] => {
  const before = state.rounds.filter((round) => round.stage < stage).length
  return daySteps(event, state).flatMap((step) => {
    const isOfBracket = step.kind === 'elimination' || step.kind === 'chart'
    if (!isOfBracket || step.round <= before) return []
    if (step.from === null) return ['']
    const from = timeText(language, step.from)
    if (step.to !== null) return [`${from} – ${timeText(language, step.to)}`]
    const isPlayed = step.state === 'now' && ends !== null
    return [isPlayed ? `${from}, ${page.rounds.end.ends(timeText(language, ends))}` : from]
  })
}
