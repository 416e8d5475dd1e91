import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyList } from '../../../testing/any/any-list.ts'
import { id, story } from '../../../testing/story.ts'
import { regulations } from '../../regulations/catalogue.ts'
import { listView } from '../../views/players/lists.ts'
import { listFindings } from './list-findings.ts'

describe.each(regulations.map((regulation) => [regulation.id, regulation] as const))(
  'any list, handed in by %s',
  (_, { id: regulation, document, lists: { kind } }) => {
    const told = story({ regulation, players: 2, started: false })
    const submit = (list: Parameters<typeof listFindings>[1]) =>
      ({ kind: 'submit-list', player: id('p1'), list }) as const

    it('is found wrong by rules of this document only, the same each time', () => {
      fc.assert(
        fc.property(anyList, (list) => {
          const found = listFindings(told.state(), list, null)
          expect(found.filter(({ rule }) => !rule.startsWith(`${document}-`))).toEqual([])
          expect(listFindings(told.state(), list, null)).toEqual(found)
        }),
        { seed: 20151003, numRuns: 300 },
      )
    })

    it('is refused for what must not be, or for its kind, and for nothing else', () => {
      const seen = new Set<string>()
      fc.assert(
        fc.property(anyList, (list) => {
          const decision = told.ask(submit(list))
          const isOther = list.kind === 'text' ? list.text.trim() === '' : list.kind !== kind
          const must = listFindings(told.state(), list, null).some(
            ({ severity }) => severity === 'must',
          )
          const code = decision.granted ? 'granted' : decision.refusal.code
          seen.add(code)
          if (isOther) expect(code).toBe('not-in-this-regulation')
          else expect(['granted', 'list-not-allowed']).toContain(code)
          // The day may fill in a damage deck that the list would be refused for not naming.
          if (!isOther && !must) expect(code).toBe('granted')
        }),
        { seed: 20151003, numRuns: 300 },
      )
      expect([...seen].toSorted()).toEqual([
        'granted',
        'list-not-allowed',
        'not-in-this-regulation',
      ])
    })

    it('gives way to a leader who says why, and can be shown', () => {
      fc.assert(
        fc.property(anyList, (list) => {
          const fresh = story({ regulation, players: 2, started: false })
          const isOther = list.kind === 'text' ? list.text.trim() === '' : list.kind !== kind
          fc.pre(!isOther)
          fresh.does(submit(list), { override: 'it is what was brought' })
          const { status } = listView(fresh.state(), id('p1'), { role: 'judge' }, null)
          expect(status).toBe('shown')
        }),
        { seed: 20151003, numRuns: 60 },
      )
    })
  },
)
