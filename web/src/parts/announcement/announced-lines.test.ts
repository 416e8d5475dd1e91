import { asPublished, instant, leaderId, type PublicAnew, publicParts } from '@topcut/engine'
import { label, languages } from '@topcut/protocol/words'
import { describe, expect, it } from 'vitest'
import { register, sampleEvent } from '../../../testing/sample-event.suite.ts'
import { deskWords } from '../../words/desk.ts'
import { announcedLines } from './announced-lines.ts'
import { publicAnewText } from './public-anew-text.ts'

describe('what everybody is told', () => {
  it.each(languages)('[XWDE-12] names who plays and who rules there, in %s', (language) => {
    const sample = sampleEvent({
      regulation: 'x-wing/de',
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
    const told = lines.find(({ rule }) => rule === 'XWDE-12')?.told.join()
    expect(told).toContain('Frau Berg')
    expect(told).not.toMatch(/l1|l2|–/)
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
