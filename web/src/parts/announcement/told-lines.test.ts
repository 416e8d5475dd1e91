import { announcementSheet, leaderId, regulations } from '@topcut/engine'
import { languages } from '@topcut/protocol/words'
import { describe, expect, it } from 'vitest'
import { register, sampleEvent } from '../../../testing/sample-event.suite.ts'
import { deskWords } from '../../words/desk.ts'
import { detailLines, toldLines } from './told-lines.ts'

const names = {
  player: (id: string) => id,
  leader: (id: string) => id,
  regulation: (id: string) => id,
  match: () => null,
}

describe('what the sheet tells', () => {
  it.each(regulations.map(({ id }) => id))('is filled in for every line of %s', (regulation) => {
    const structure = {
      kind: 'custom',
      stages: [{ kind: 'swiss', rounds: 3, cut: null }],
    } as const
    const sample = sampleEvent({ regulation, structure })
    register(sample, 8)
    for (const language of languages) {
      for (const { values } of announcementSheet(sample.state()).lines) {
        const lines = toldLines(deskWords(language), names, values)
        expect(lines.length).toBeGreaterThan(0)
        expect(lines.join(' ')).not.toMatch(/undefined|\[object/)
      }
    }
  })

  it('says what is missing instead of nothing', () => {
    const words = deskWords('en')
    const [one, two] = [leaderId('ada'), leaderId('ben')]
    expect(toldLines(words, names, { rounds: null, cut: null })).toEqual([null, null])
    expect(
      toldLines(words, names, {
        'second-leader': [
          { leader: one, second: two },
          { leader: two, second: null },
        ],
      }),
    ).toEqual(['ada plays too; rulings at that table: ben', null])
    expect(toldLines(words, names, { cut: [] })).toEqual(['No cut'])
  })

  it('has a line for every detail', () => {
    const lines = detailLines(deskWords('en'), {
      faqVersion: '4.1',
      listsAsked: true,
      products: [],
    })
    expect(lines).toEqual(['Version of the FAQ: 4.1', 'Lists are handed in: yes'])
  })
})
