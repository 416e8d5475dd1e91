import { describe, expect, it } from 'vitest'
import { type Story, story } from '../../../testing/story.ts'
import { rulesOf } from '../reading/rules.ts'
import type { FactKind } from '../spine/answers.ts'

const undo = (told: Story, kind: FactKind) =>
  ({ kind: 'undo', entry: told.entryOf(kind), reason: 'a slip' }) as const

describe('when something before a fact about the set-up is undone', () => {
  it('details go back to those before them, and what was announced stands again', () => {
    const told = story({ started: false })
    told.does({ kind: 'set-details', details: { faqVersion: '4.1' } })
    told.does({ kind: 'announce-event' })
    told.does({ kind: 'set-details', details: { faqVersion: '4.2' } })
    told.does(undo(told, 'details-set'))
    expect(told.state().details).toEqual({ faqVersion: '4.1' })
    expect(told.state().announced?.headCount).toBe(4)
  })

  it('a changed structure cannot have come after the start', () => {
    const told = story({ started: false })
    told.does({ kind: 'change-structure', structure: { kind: 'competitive' } })
    told.does(undo(told, 'structure-changed'))
    expect(told.state().created.structure).toEqual({ kind: 'open' })
    expect(told.event().log.at(-1)?.fact.kind).toBe('undone')
  })

  it('a ticked line is open again', () => {
    const told = story()
    const { texts } = rulesOf(told.state().created).regulation
    const item = texts.find(({ value }) => value.place === 'venue')?.value.key ?? expect.fail()
    told.does({ kind: 'tick-item', item, ticked: true })
    told.does(undo(told, 'item-ticked'))
    expect(told.state().ticked).toEqual([])
  })

  it('the line for everybody is the one before again', () => {
    const told = story()
    told.does({ kind: 'announce-message', text: 'Food is served.' })
    told.does({ kind: 'announce-message', text: 'Round 2 at 14:00.' })
    told.does(undo(told, 'message-announced'))
    expect(told.state().message?.text).toBe('Food is served.')
  })
})
