import { type AboutChange, aboutAfter } from '../../vocabulary/about.ts'
import type { Refusal } from '../spine/answers.ts'
import type { EventState } from '../spine/state.ts'

/** What the event as it stands says against it. */
export const descriptionRefusal = (state: EventState, about: AboutChange): Refusal | null =>
  lastDayRefusal(state, about) ?? begunRefusal(state, about)

const lastDayRefusal = (state: EventState, about: AboutChange): Refusal | null => {
  const first = about.date ?? state.created.date
  const { until } = aboutAfter(state.about, about)
  return until !== undefined && until < first
    ? { code: 'ends-before-it-begins', first, until }
    : null
}

/** Lists, cards and maps are looked at by the day, and the time has come. */
const begunRefusal = (
  { stages, created, about: before }: EventState,
  about: AboutChange,
): Refusal | null => {
  if (stages.length === 0) return null
  if (about.date !== undefined && about.date !== created.date) return sinceBegun('date')
  return about.start !== undefined && about.start !== (before.start ?? null)
    ? sinceBegun('start')
    : null
}

const sinceBegun = (what: 'date' | 'start'): Refusal => ({ code: 'locked-since-begun', what })
