import { announcementSheet, leaderId, regulations } from '@topcut/engine'
import { languages } from '@topcut/protocol/words'
import { describe, expect, it } from 'vitest'
import { register, sampleEvent } from '../../../testing/sample-event.suite.ts'
import { deskWords } from '../../words/desk.ts'
import { detailLines, toldLines, untoldPlan } from './told-lines.ts'

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
    expect(lines).toEqual(['Version of the FAQ: 4.1', 'Lists required: yes'])
  })

  it.each(regulations)('rounds and cut of the plan once, by $id', ({ id, structure }) => {
    const { afterCut, finals } = structure
    const hasCut = afterCut.value.includes(finals)
    const stages = [
      { kind: 'swiss', rounds: 3, cut: null },
      ...(hasCut ? [{ kind: finals, rounds: null, cut: 4 }] : []),
    ] as const
    const sample = sampleEvent({ regulation: id, structure: { kind: 'custom', stages } })
    register(sample, 8)
    const sheet = announcementSheet(sample.state())
    for (const language of languages) {
      const words = deskWords(language)
      const lines = sheet.lines.flatMap(({ values }) => toldLines(words, names, values))
      const text = [...untoldPlan(words, sheet.stages, sheet.lines), ...lines].join()
      expect(text.match(/3 (?:Swiss|Schweizer|rundy)/g)).toHaveLength(1)
      expect(text.match(/(?:Cut to|Top|Schnitt auf|Odcięcie do) 4/gi) ?? []).toHaveLength(
        hasCut ? 1 : 0,
      )
    }
  })

  it('a plan that no line tells stands above them, and what is missing of it', () => {
    const words = deskWords('en')
    const stages = [
      { kind: 'swiss', rounds: 3, cut: null },
      { kind: 'elimination', rounds: null, cut: 4 },
    ] as const
    const rounds = { values: { rounds: stages } }
    const cut = { values: { cut: [4] } }
    expect(untoldPlan(words, stages, [])).toEqual([
      '3 Swiss rounds, cut to the Top 4, elimination rounds',
    ])
    expect(untoldPlan(words, stages, [cut])).toEqual(['3 Swiss rounds, elimination rounds'])
    expect(untoldPlan(words, stages, [rounds])).toEqual(['Cut to 4'])
    expect(untoldPlan(words, stages, [rounds, cut])).toEqual([])
    expect(untoldPlan(words, null, [cut])).toEqual([null])
  })
})
