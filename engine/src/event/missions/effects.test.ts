import { describe, expect, it } from 'vitest'
import { type Story, story } from '../../../testing/story.ts'
import type { FactKind } from '../spine/answers.ts'

const event = () => story({ regulation: 'imperial-assault/de-2.2.1', missions: ['m1', 'm2'] })
const undo = (told: Story, kind: FactKind) =>
  ({ kind: 'undo', entry: told.entryOf(kind), reason: 'a slip' }) as const

describe('when something about missions is undone', () => {
  it('they are those before; what was drawn from them stays drawn', () => {
    const told = event()
    told.does({ kind: 'set-missions', missions: ['m3'] }, { override: 'the pack is lost' })
    told.does({ kind: 'pair-round' })
    told.does(undo(told, 'missions-set'))
    expect(told.state().created.missions).toEqual(['m1', 'm2'])
    expect(told.state().rounds[0]?.mission).toBe('m3')
  })

  it('a card drawn by hand gives way to the one drawn before it', () => {
    const told = event()
    told.does({ kind: 'pair-round' })
    const drawn = told.state().rounds[0]?.mission ?? expect.fail('none drawn')
    told.does({ kind: 'enter-mission', round: 1, mission: drawn === 'm1' ? 'm2' : 'm1' })
    told.does(undo(told, 'mission-entered'))
    expect(told.state().rounds[0]?.mission).toBe(drawn)
  })

  it('a card cannot have been drawn for a round that is not next any more', () => {
    const told = event()
    told.playRound()
    told.does({ kind: 'enter-mission', round: 2, mission: 'm1' }, { override: 'drawn so' })
    const decision = told.ask(undo(told, 'round-paired'))
    expect(decision).toMatchObject({ granted: false, refusal: { code: 'later-facts-depend' } })
    const refusal = decision.granted ? expect.fail('granted') : decision.refusal
    const kinds =
      refusal.code === 'later-facts-depend' ? refusal.entries.map((one) => one.kind) : []
    expect(kinds).toContain('mission-entered')
  })
})
