import { treeRoundName } from '../../parts/pairings/round-name.ts'
import type { DeskWords } from '../../words/desk.ts'
import type { DayStep } from './day-steps.ts'

/** What a step of the day is called. */
export const stepName = (words: DeskWords, step: DayStep): string => {
  const { page } = words
  switch (step.kind) {
    case 'registration':
      return words.heading('registration')
    case 'announcement':
      return page.announced
    case 'round':
      return step.state === 'now' && step.of !== null
        ? page.roundOf(step.round, step.of)
        : page.round(step.round)
    case 'elimination':
      return treeRoundName(words.rounds, step.left)
    case 'chart':
      if (step.part === 'slot') return page.chart.slot(step.slot)
      return words.heading(step.part === 'final' ? 'grand-final' : 'bracket-reset')
    case 'cut':
      return page.cutTo(step.size)
    case 'end':
      return page.ceremony
  }
}
