import { day, eventId, instant } from '@topcut/engine'
import { describe, expect, it } from 'vitest'
import { calendarText, spanOf } from './calendar.ts'
import { stableId } from './stable-id.ts'
import { entriesIn, readCalendar } from './strict-calendar.suite.ts'

const entry = {
  id: stableId(eventId('e1')),
  revised: { at: instant(Date.UTC(2026, 4, 1, 8, 30)), before: 2 },
  title: 'Cup',
  when: { kind: 'days', from: day('2026-12-31'), to: day('2026-12-31') },
  place: '',
  page: 'https://topcut.example/events/e1/public',
  isCancelled: false,
} as const

const linesOf = (text: string) => text.replaceAll('\r\n ', '').split('\r\n')

describe('a calendar', () => {
  it('has whole days, the day after the last one being its end', () => {
    expect(linesOf(calendarText('Cups', [entry]))).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Topcut//Topcut//EN',
      'X-WR-CALNAME:Cups',
      'BEGIN:VEVENT',
      `UID:${entry.id}`,
      'DTSTAMP:20260501T083000Z',
      'LAST-MODIFIED:20260501T083000Z',
      'SEQUENCE:2',
      'DTSTART;VALUE=DATE:20261231',
      'DTEND;VALUE=DATE:20270101',
      'SUMMARY:Cup',
      'URL:https://topcut.example/events/e1/public',
      'STATUS:CONFIRMED',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ])
  })

  it('has moments in UTC, and none that ends before it begins', () => {
    const at = (hour: number) => instant(Date.UTC(2026, 4, 2, hour))
    const text = calendarText('', [
      { ...entry, when: spanOf(at(9), at(10)) },
      { ...entry, when: spanOf(at(11), at(10)), isCancelled: true },
      { ...entry, when: { kind: 'in-hall', day: day('2026-05-02'), time: '09:45' } },
    ])
    const lines = linesOf(text)
    expect(lines.filter((line) => /^DT(START|END)/.test(line))).toEqual([
      'DTSTART:20260502T090000Z',
      'DTEND:20260502T100000Z',
      'DTSTART:20260502T110000Z',
      'DTSTART:20260502T094500',
    ])
    expect(lines.filter((line) => line === 'STATUS:CANCELLED')).toHaveLength(1)
  })

  it('quotes what was typed, so that no name begins a line of its own', () => {
    const title = 'Cup; one, two\\three\r\nEND:VCALENDAR\u0007'
    const text = calendarText('a,b;c', [{ ...entry, title, place: 'Hall\n2' }])
    expect(entriesIn(readCalendar(Buffer.from(text)))).toMatchObject([
      { SUMMARY: 'Cup; one, two\\three\nEND:VCALENDAR ', LOCATION: 'Hall\n2' },
    ])
  })

  it('folds lines at 75 octets and no letter in two', () => {
    for (let length = 1; length <= 90; length += 1) {
      const title = `${'x'.repeat(length)}${'Łódź – Żółć 🏆 '.repeat(8).trim()}`
      const text = calendarText(title, [{ ...entry, title }])
      expect(entriesIn(readCalendar(Buffer.from(text)))).toMatchObject([{ SUMMARY: title }])
    }
  })

  it('is a calendar also where there is nothing to tell', () => {
    expect(entriesIn(readCalendar(Buffer.from(calendarText('Cups', []))))).toEqual([])
  })

  it.each([
    ['a line too long', (text: string) => text.replace('SUMMARY:Cup', `SUMMARY:${'x'.repeat(80)}`)],
    ['a bare comma', (text: string) => text.replace('SUMMARY:Cup', 'SUMMARY:Cup, two')],
    ['a plain line end', (text: string) => text.replace('\r\n', '\n')],
    ['an id twice', (text: string) => text.replace(/BEGIN:VEVENT.*END:VEVENT\r\n/s, '$&$&')],
    ['no stamp', (text: string) => text.replace(/DTSTAMP.*\r\n/, '')],
    ['an end before its beginning', (text: string) => text.replace('20270101', '20261230')],
    ['a part without end', (text: string) => text.replace('END:VEVENT\r\n', '')],
  ])('would not be read with %s', (_, spoil) => {
    const text = calendarText('Cups', [entry])
    readCalendar(Buffer.from(text))
    expect(spoil(text)).not.toBe(text)
    expect(() => readCalendar(Buffer.from(spoil(text)))).toThrow('no calendar')
  })
})

it('an id is a UUID, the same for the same part and for no other', () => {
  const [one, other] = ['e1', 'e2'].map(eventId)
  if (one === undefined || other === undefined) return
  expect(stableId(one)).toMatch(/^[\da-f]{8}-[\da-f]{4}-8[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/)
  expect(stableId(one, 'round 1')).toBe(stableId(one, 'round 1'))
  expect(new Set([stableId(one), stableId(one, 'round 1'), stableId(other)]).size).toBe(3)
})
