import {
  asPublished,
  instant,
  leaderId,
  type PublicAnew,
  publicParts,
  type RuleId,
  regulationOf,
} from '@topcut/engine'
import { label, languages } from '@topcut/protocol/words'
import { describe, expect, it } from 'vitest'
import { register, sampleEvent } from '../../../testing/sample-event.suite.ts'
import { deskWords } from '../../words/desk.ts'
import { announcedLines } from './announced-lines.ts'
import { publicAnewText } from './public-anew-text.ts'

describe('what everybody is told', () => {
  it.each(
    languages.flatMap((language) => [
      ['XWDE-12', 'x-wing/de', language] as const,
      ['XWEN-9', 'x-wing/en-3.2', language] as const,
    ]),
  )('[%s] %s names who plays and who rules there, in %s', (own, regulation, language) => {
    const sample = sampleEvent({
      regulation,
      tier: 'casual',
      structure: { kind: 'open' },
    })
    register(sample, 4)
    const [plays = expect.fail('nobody')] = sample.state().players.keys()
    sample.give({ kind: 'appoint-leader', leader: leaderId('l2'), role: 'judge' })
    sample.give({ kind: 'appoint-leader', leader: leaderId('l1'), role: 'judge', plays })
    sample.give({ kind: 'announce-event' })
    const named = new Map([[leaderId('l2'), 'Frau Berg']])
    const published = asPublished(sample.state(), new Map(), undefined, named)
    const lines = announcedLines(deskWords(language), publicParts.announcement(published))
    const told = lines.find(({ rule }) => rule === own)?.told.join()
    expect(told).toContain('Frau Berg')
    expect(told).not.toMatch(/l1|l2|–/)
  })

  const swiss = (rounds: number) => ({ kind: 'swiss', rounds, cut: null }) as const
  const finals = (cut: number) => ({ kind: 'elimination', rounds: null, cut }) as const

  /** What everybody reads by a rule once the event is announced. */
  const toldBy = (rule: RuleId, given: Parameters<typeof sampleEvent>[0]) =>
    languages.map((language) => {
      const sample = sampleEvent({ tier: 'casual', ...given })
      register(sample, 20)
      expect(publicParts.announcement(asPublished(sample.state(), new Map()))).toBeNull()
      sample.give({ kind: 'announce-event' })
      const published = asPublished(sample.state(), new Map())
      const lines = announcedLines(deskWords(language), publicParts.announcement(published))
      return lines.find((line) => line.rule === rule)?.told.join('; ')
    })

  it.each([
    ['XWDE-61', 'x-wing/de', 3, 8],
    ['XWDE-61', 'x-wing/de', 4, 16],
  ] as const)('[%s] number and kind of the rounds, and the cut, by %s: %i, %i', (...given) => {
    const [rule, regulation, rounds, cut] = given
    const structure = { kind: 'custom', stages: [swiss(rounds), finals(cut)] } as const
    expect(toldBy(rule, { regulation, structure })).toEqual([
      `${rounds} Swiss rounds, elimination rounds; Cut to ${cut}`,
      `${rounds} Schweizer Runden, K.\u00a0o.-Runden; Schnitt auf ${cut}`,
      `${rounds} rundy szwajcarskie, rundy pucharowe; Odcięcie do ${cut}`,
    ])
    const alone = { kind: 'custom', stages: [swiss(rounds)] } as const
    expect(toldBy(rule, { regulation, structure: alone })).toEqual([
      `${rounds} Swiss rounds; No cut`,
      `${rounds} Schweizer Runden; Kein Schnitt`,
      `${rounds} rundy szwajcarskie; Bez rund finałowych`,
    ])
  })

  it.each([4, 8])('[XWEN-17] whether elimination follows, and the cut: %i', (cut) => {
    const regulation = 'x-wing/en-3.2'
    const structure = { kind: 'custom', stages: [swiss(3), finals(cut)] } as const
    expect(toldBy('XWEN-17', { regulation, structure })).toEqual([
      `Cut to ${cut}`,
      `Schnitt auf ${cut}`,
      `Odcięcie do ${cut}`,
    ])
    const alone = { kind: 'custom', stages: [swiss(3)] } as const
    const none = ['No cut', 'Kein Schnitt', 'Bez rund finałowych']
    expect(toldBy('XWEN-17', { regulation, structure: alone })).toEqual(none)
  })

  it('[XWEN-18] the other strength of schedule, where it is used', () => {
    const regulation = 'x-wing/en-3.2'
    const structure = { kind: 'open' } as const
    const options = { strengthOfSchedule: 'tome' } as const
    expect(toldBy('XWEN-18', { regulation, structure, options })).toEqual([
      'Average, as in the tournament software',
      'Durchschnitt, wie in der Turniersoftware',
      'Średnia, jak w programie turniejowym',
    ])
    expect(toldBy('XWEN-18', { regulation, structure })).toEqual([undefined, undefined, undefined])
  })

  it('calls the second leader what the title calls them, whoever reads', () => {
    const said = (regulation: string) =>
      languages.map((language) => {
        const terms = regulationOf(regulation)?.terms
        return deskWords(language, terms).about('announce.second-leader')
      })
    expect(said('x-wing/de')).toEqual([
      'Second judge',
      'Zweiter Verantwortlicher',
      'Drugi animator',
    ])
    expect(said('imperial-assault/de-2.2.1').at(-1)).toBe('Druga osoba prowadząca')
  })

  it.each(languages)('[XWDE-12] names who rules there from now on, in %s', (language) => {
    const anew: PublicAnew = {
      at: instant(0),
      rounds: 0,
      reason: null,
      changes: [
        {
          what: 'second-leader',
          before: [],
          now: [{ leader: leaderId('l1'), second: leaderId('l2') }],
        },
      ],
      leaders: [{ leader: leaderId('l2'), role: 'judge', name: 'Frau Berg' }],
    }
    expect(publicAnewText(language, anew)).toContain(': Frau Berg.')
    const [one = expect.fail('nobody')] = anew.leaders
    const nameless = publicAnewText(language, { ...anew, leaders: [{ ...one, name: null }] })
    expect(nameless).toContain(`: ${label(language, 'role.judge')}.`)
  })
})
