import { describe, expect, it } from 'vitest'
import { role, story } from '../../../testing/story.ts'
import { type AboutChange, longestLogo } from '../../vocabulary/about.ts'
import { day } from '../../vocabulary/instant.ts'

const say = (about: AboutChange) => ({ kind: 'describe-event', about }) as const
const before = () => story({ started: false, date: '2015-10-03' })
const logo = 'data:image/png;base64,iVBORw0KGgo='

const all: AboutChange = {
  name: 'Harbour City Regional',
  date: day('2015-10-10'),
  until: day('2015-10-11'),
  start: '09:45',
  venue: 'Old Customs House',
  address: 'Pier 4',
  description: 'Two days.\nDoors open at 08:00.',
  fee: '15 €',
  prizes: [{ for: '1st – 4th', what: 'a range ruler' }],
  logo,
}

describe('describe-event', () => {
  it('puts on record what is said anew, and nothing else changes', () => {
    const told = before()
    expect(told.facts(say(all))).toEqual([{ kind: 'event-described', about: all }])
    const { name, date, ...about } = all
    expect(told.state().created).toMatchObject({ name, date, tier: 'casual' })
    expect(told.state().about).toEqual(about)
    told.does(say({ venue: 'Old Customs House, hall B' }))
    expect(told.state().created.name).toBe(name)
    expect(told.state().about).toEqual({ ...about, venue: 'Old Customs House, hall B' })
  })

  it('takes away what is said to be nothing', () => {
    const told = before()
    told.does(say({ venue: 'a hall', fee: '15 €', logo }))
    told.does(say({ fee: null, logo: null }))
    expect(told.state().about).toEqual({ venue: 'a hall' })
  })

  it('leaves blanks at the ends away', () => {
    expect(before().facts(say({ name: ' Cup ', venue: ' a hall\n' }))).toEqual([
      { kind: 'event-described', about: { name: 'Cup', venue: 'a hall' } },
    ])
  })

  it('leaves what was announced standing: no rule has it told', () => {
    const told = before()
    told.does({ kind: 'announce-event' })
    told.does(say({ venue: 'another hall', name: 'Cup' }))
    told.does({ kind: 'start-stage' })
    expect(told.state().announcedAnew).toEqual([])
  })

  it('is open on the day and after the end but for the date and the start', () => {
    const { date: _, start: __, ...open } = all
    const told = story({ date: '2015-10-03' })
    told.playRound()
    told.does(say(open))
    told.does({ kind: 'finish-event' })
    told.does(say({ name: 'Cup', description: null }))
    expect(told.state().created.name).toBe('Cup')
    expect(told.state().about.description).toBeUndefined()
  })

  it('refuses another date once the event has begun: lists and maps are looked at by it', () => {
    const told = story({ date: '2015-10-03' })
    const refusal = { code: 'locked-since-begun', what: 'date' }
    expect(told.refuses(say({ date: day('2015-10-04') }))).toEqual(refusal)
    expect(told.refuses(say({ date: day('2015-10-04') }), { override: 'why' })).toEqual(refusal)
    told.does(say({ date: day('2015-10-03') }))
  })

  it('refuses another start once the event has begun', () => {
    const told = before()
    told.does(say({ start: '09:45' }))
    told.does({ kind: 'announce-event' })
    told.does({ kind: 'start-stage' })
    for (const start of ['10:00', null]) {
      const refusal = { code: 'locked-since-begun', what: 'start' }
      expect(told.refuses(say({ start }))).toEqual(refusal)
    }
    told.does(say({ start: '09:45' }))
  })

  it('refuses a last day before the first, whichever of the two is moved', () => {
    const told = before()
    const [third, fourth, fifth] = [day('2015-10-03'), day('2015-10-04'), day('2015-10-05')]
    expect(told.refuses(say({ until: day('2015-10-02') }))).toEqual({
      code: 'ends-before-it-begins',
      first: third,
      until: day('2015-10-02'),
    })
    told.does(say({ until: fourth }))
    expect(told.refuses(say({ date: fifth }))).toEqual({
      code: 'ends-before-it-begins',
      first: fifth,
      until: fourth,
    })
    told.does(say({ date: fifth, until: null }))
    told.does(say({ until: fifth }))
  })

  it.each<readonly [string, string, AboutChange]>([
    ['name', 'a name', { name: ' ' }],
    ['date', '2015-10-03', { date: day('2015-02-29') }],
    ['about.until', '2015-10-03', { until: day('tomorrow') }],
    ['about.start', '09:45', { start: '24:00' }],
    ['about.start', '09:45', { start: '9:45' }],
    ['about.venue', 'a text', { venue: '' }],
    ['about.address', 'a text', { address: ' ' }],
    ['about.description', 'a text', { description: '\n' }],
    ['about.fee', 'a text', { fee: '' }],
    ['about.prizes', 'a text', { prizes: [{ for: ' ', what: 'a ruler' }] }],
    ['about.prizes', 'a text', { prizes: [{ for: '1st', what: '' }] }],
    ['about.logo', 'a small picture', { logo: 'https://elsewhere.example/logo.png' }],
    ['about.logo', 'a small picture', { logo: 'data:image/svg+xml;base64,PHN2Zz4=' }],
    ['about.logo', 'a small picture', { logo: `${logo.slice(0, -1)}${'A'.repeat(longestLogo)}` }],
  ])('refuses what says nothing or is none: %s, %s', (field, expected, about) => {
    expect(before().refuses(say(about))).toEqual({ code: 'bad-value', field, expected })
  })

  it('is the organizer’s', () => {
    expect(before().refuses(say(all), role('marshal')).code).toBe('not-allowed')
  })
})
