import type { RoundName } from '@topcut/engine'
import type { DeskWords } from '../../words/desk.ts'
import type { DayStep } from './day-steps.ts'

type RoundStep = Extract<DayStep, { readonly round: number }>

const roundNameIn = (step: RoundStep): RoundName => {
  switch (step.kind) {
    case 'round':
      return { kind: 'numbered', round: step.round, of: step.of }
    case 'elimination':
      return { kind: 'left', left: step.left }
    case 'chart':
      if (step.part === 'slot') return { kind: 'block', block: step.slot }
      return { kind: step.part === 'final' ? 'grand-final' : 'reset' }
  }
}

/** What a step of the day is called. */
export const stepName = (words: DeskWords, step: DayStep): string => {
  const { page } = words
  switch (step.kind) {
    case 'registration':
      return words.heading('registration')
    case 'announcement':
      return page.announced
    case 'round':
    case 'elimination':
    case 'chart':
      return step.state === 'now'
        ? words.calledOf(roundNameIn(step))
        : words.called(roundNameIn(step))
    case 'cut':
      return page.cutTo(step.size)
    case 'end':
      return page.ceremony
  }
}
