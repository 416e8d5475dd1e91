import type { Day, EventId, EventState } from '@topcut/engine'
import { type CalendarEntry, calendarText, spanOf } from './calendar.ts'
import { feedWords } from './feed-words.ts'
import { latestOf, type Moment, noMoment } from './moments.ts'
import type { Telling } from './results-feed.ts'
import { stableId } from './stable-id.ts'

type EventDay = {
  readonly event: EventId
  readonly name: string
  readonly date: Day
  readonly until: string | null
  readonly place: string
  readonly isCancelled: boolean
  readonly revised: Moment
}

/** The day of an event, or its days. */
export const dayOf = (day: EventDay, address: string): CalendarEntry => ({
  id: stableId(day.event),
  revised: day.revised,
  title: day.name,
  when: { kind: 'days', from: day.date, to: day.until ?? day.date },
  place: day.place,
  page: `${address}/events/${day.event}/public`,
  isCancelled: day.isCancelled,
})

type Round = EventState['rounds'][number]
type Clock = NonNullable<Round['clock']>

const minute = 60_000

/** When time was called, else when it is going to be by what is known now. */
const endOf = ({ startedAt, minutes, paused, calledAt }: Clock): number | null => {
  if (calledAt !== null) return calledAt
  return minutes === null ? null : startedAt + minutes * minute + paused
}

/** The event, the planned start of its first round, and every round whose clock was started. */
export const eventCalendar = (telling: Telling, rounds: readonly Round[]): string => {
  const { event, about, moments, language, address } = telling
  const words = feedWords(language, about.terms)
  const { until, venue, address: street, start } = about.about
  const revised = moments.get('event') ?? noMoment
  const place = [venue ?? '', street ?? ''].filter((one) => one !== '').join(', ')
  const isCancelled = about.status === 'cancelled'
  const whole = dayOf(
    {
      event,
      name: about.name,
      date: about.date,
      until: until ?? null,
      place,
      isCancelled,
      revised,
    },
    address,
  )
  const roundEntry = (number: number, when: CalendarEntry['when']): CalendarEntry => ({
    ...whole,
    when,
    // Of both, also before its clock runs: a number that went down would be taken for old news.
    revised: latestOf(revised, moments.get(`clock ${number}`)),
    id: stableId(event, `round ${number}`),
    title: `${about.name}: ${words.called(about.roundNames[number - 1] ?? firstRound)}`,
  })
  const isPlanned = start !== undefined && (rounds[0]?.clock ?? null) === null
  const planned = isPlanned
    ? [roundEntry(1, { kind: 'in-hall', day: about.date, time: start })]
    : []
  const begun = rounds.flatMap(({ number, clock }) =>
    clock === null ? [] : roundEntry(number, spanOf(clock.startedAt, endOf(clock))),
  )
  return calendarText(about.name, [whole, ...planned, ...begun])
}

const firstRound = { kind: 'numbered', round: 1, of: null } as const
