import { type AboutChange, isLogo, isTimeOfDay } from '../../vocabulary/about.ts'
import { isDay } from '../../vocabulary/instant.ts'
import type { Refusal } from '../spine/answers.ts'
import { type CommandRecord, organizer } from '../spine/command.ts'
import { grant, refuse } from '../spine/decision.ts'
import { descriptionRefusal } from './description-refusal.ts'

/** Says some of it anew: what is not mentioned stays as it is. */
export type DescribeEvent = { readonly kind: 'describe-event'; readonly about: AboutChange }

/** Whoever comes reads it, so it may be put right on the day and after it. */
export const describeEvent: CommandRecord<DescribeEvent> = {
  may: organizer,
  touches: 'nothing',
  grave: false,
  afterTheEnd: true,
  takesName: false,
  decide: (state, { about: typed }) => {
    const about = trimmed(typed)
    const refusal = formRefusal(about) ?? descriptionRefusal(state, about)
    return refusal === null ? grant([{ kind: 'event-described', about }]) : refuse(refusal)
  },
}

const trimmed = (about: AboutChange): AboutChange =>
  Object.fromEntries(
    Object.entries(about).map(([field, said]) => [
      field,
      typeof said === 'string' ? said.trim() : said,
    ]),
  )

const bad = (field: string, expected: string): Refusal => ({ code: 'bad-value', field, expected })

/** A text that is there and says nothing would be printed as if it said something. */
const formRefusal = (about: AboutChange): Refusal | null => {
  const { name, date, until, start, prizes, logo } = about
  if (name === '') return bad('name', 'a name')
  if (date !== undefined && !isDay(date)) return bad('date', '2015-10-03')
  if (until != null && !isDay(until)) return bad('about.until', '2015-10-03')
  if (start != null && !isTimeOfDay(start)) return bad('about.start', '09:45')
  if (logo != null && !isLogo(logo)) return bad('about.logo', 'a small picture')
  const blank = Object.entries(about).find(([, said]) => said === '')
  if (blank !== undefined) return bad(`about.${blank[0]}`, 'a text')
  return (prizes ?? []).some((prize) => prize.for.trim() === '' || prize.what.trim() === '')
    ? bad('about.prizes', 'a text')
    : null
}
