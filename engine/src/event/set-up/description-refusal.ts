import {
  type About,
  type AboutChange,
  aboutAfter,
  isLogo,
  isTimeOfDay,
} from '../../vocabulary/about.ts'
import { type Day, isDay } from '../../vocabulary/instant.ts'
import type { Refusal } from '../spine/answers.ts'
import type { EventState } from '../spine/state.ts'

/** What speaks against it, also where it comes from elsewhere: it is drawn as it is. */
export const descriptionRefusal = (state: EventState, about: AboutChange): Refusal | null =>
  formRefusal(about) ??
  lastDayRefusal(about.date ?? state.created.date, aboutAfter(state.about, about)) ??
  begunRefusal(state, about)

/** The same of an event that is only being created, on `first`. */
export const aboutRefusal = (first: Day, about: About = {}): Refusal | null =>
  formRefusal(about) ?? lastDayRefusal(first, about)

const bad = (field: string, expected: string): Refusal => ({ code: 'bad-value', field, expected })

/** A text that is there and says nothing would be printed as if it said something. */
const formRefusal = (about: AboutChange): Refusal | null => {
  const { name, date, until, start, prizes, logo, champion } = about
  if (name === '') return bad('name', 'a name')
  if (date !== undefined && !isDay(date)) return bad('date', '2015-10-03')
  if (until != null && !isDay(until)) return bad('about.until', '2015-10-03')
  if (start != null && !isTimeOfDay(start)) return bad('about.start', '09:45')
  if (logo != null && !isLogo(logo)) return bad('about.logo', 'a small picture')
  if (champion != null && champion !== 'at-once') return bad('about.champion', 'at-once')
  const blank = Object.entries(about).find(([, said]) => said === '')
  if (blank !== undefined) return bad(`about.${blank[0]}`, 'a text')
  return (prizes ?? []).some((prize) => prize.for.trim() === '' || prize.what.trim() === '')
    ? bad('about.prizes', 'a text')
    : null
}

const lastDayRefusal = (first: Day, { until }: About): Refusal | null =>
  until !== undefined && until < first ? { code: 'ends-before-it-begins', first, until } : null

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
