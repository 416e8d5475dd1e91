import { type Day, type Instant, instant } from '@topcut/engine'
import { calendarLines, textValue } from './calendar-lines.ts'
import type { Moment } from './moments.ts'

type When =
  /** Whole days, the last one included. */
  | { readonly kind: 'days'; readonly from: Day; readonly to: string }
  /** By the clock of the hall, whose time zone nobody was asked for. */
  | { readonly kind: 'in-hall'; readonly day: Day; readonly time: string }
  | { readonly kind: 'at'; readonly from: Instant; readonly to: Instant | null }

export type CalendarEntry = {
  /** A UUID. */
  readonly id: string
  /** When what it says was last put on record. */
  readonly revised: Moment
  readonly title: string
  readonly when: When
  /** Empty where it is not known. */
  readonly place: string
  readonly page: string
  readonly isCancelled: boolean
}

/** `20260502T091500Z` */
const timeText = (at: Instant): string =>
  `${new Date(at).toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`
const dayText = (day: string): string => day.replaceAll('-', '')
const dayAfter = (day: string): string =>
  new Date(Date.parse(day) + 24 * 60 * 60 * 1000).toISOString().slice(0, 10)

const whenLines = (when: When): readonly string[] => {
  switch (when.kind) {
    case 'days':
      return [
        `DTSTART;VALUE=DATE:${dayText(when.from)}`,
        `DTEND;VALUE=DATE:${dayText(dayAfter(when.to))}`,
      ]
    case 'in-hall':
      return [`DTSTART:${dayText(when.day)}T${when.time.replace(':', '')}00`]
    case 'at': {
      const start = `DTSTART:${timeText(when.from)}`
      return when.to === null ? [start] : [start, `DTEND:${timeText(when.to)}`]
    }
  }
}

const entryLines = (entry: CalendarEntry): readonly string[] => [
  'BEGIN:VEVENT',
  `UID:${entry.id}`,
  `DTSTAMP:${timeText(entry.revised.at)}`,
  `LAST-MODIFIED:${timeText(entry.revised.at)}`,
  `SEQUENCE:${entry.revised.before}`,
  ...whenLines(entry.when),
  `SUMMARY:${textValue(entry.title)}`,
  ...(entry.place === '' ? [] : [`LOCATION:${textValue(entry.place)}`]),
  `URL:${entry.page}`,
  `STATUS:${entry.isCancelled ? 'CANCELLED' : 'CONFIRMED'}`,
  'END:VEVENT',
]

/** A calendar must have something in it: one without entries has the zone that all times are in. */
const zoneLines = [
  'BEGIN:VTIMEZONE',
  'TZID:UTC',
  'BEGIN:STANDARD',
  'DTSTART:19700101T000000',
  'TZOFFSETFROM:+0000',
  'TZOFFSETTO:+0000',
  'END:STANDARD',
  'END:VTIMEZONE',
]

/** iCalendar (RFC 5545). */
export const calendarText = (name: string, entries: readonly CalendarEntry[]): string =>
  calendarLines([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Topcut//Topcut//EN',
    `X-WR-CALNAME:${textValue(name)}`,
    ...(entries.length === 0 ? zoneLines : entries.flatMap(entryLines)),
    'END:VCALENDAR',
  ])

/** An end that is not after its beginning would be refused. */
export const spanOf = (from: Instant, to: number | null): When => ({
  kind: 'at',
  from,
  to: to !== null && to > from ? instant(to) : null,
})
