import { describe, expect, it } from 'vitest'
import { anyArmy } from '../../../testing/army.ts'
import { anySquad, ship } from '../../../testing/squad.ts'
import { id, story } from '../../../testing/story.ts'
import type { CommandOf } from '../commands.ts'

const correct = (given: Partial<CommandOf<'correct-list'>> = {}): CommandOf<'correct-list'> => ({
  kind: 'correct-list',
  player: id('p1'),
  list: anySquad({ ships: [ship({ name: 'Other' }), ship()] }),
  reason: 'a slip of the pen',
  possibleAdvantage: false,
  ...given,
})

const handedIn = (regulation = 'x-wing/de') => {
  const told = story({ regulation, started: false })
  told.does({ kind: 'submit-list', player: id('p1'), list: anySquad() })
  return told
}
const running = (regulation?: string) => {
  const told = handedIn(regulation)
  told.does({ kind: 'announce-event' })
  told.does({ kind: 'start-stage' })
  return told
}

describe('correct-list', () => {
  it('makes the list say what is played, and keeps the correction and what it corrected', () => {
    const told = running()
    const before = told.state().lists.get(id('p1'))?.list
    const command = correct({ reason: ' a slip of the pen ' })
    const fact = { ...command, kind: 'list-corrected', reason: 'a slip of the pen' }
    expect(told.facts(command)).toEqual([fact])
    expect(told.state().lists.get(id('p1'))).toEqual({
      list: command.list,
      entry: told.entryOf('list-corrected'),
      corrections: [{ ...fact, before }],
    })
  })

  it('[XWDE-36] tells what has changed: a list that says what is played is another one', () => {
    expect(running().does(correct())).toMatchObject([
      {
        code: 'list-finding',
        player: 'p1',
        rule: 'XWDE-33',
        finding: { code: 'squad-changed', part: 'ships' },
      },
    ])
  })

  it('[XWDE-29] refuses what must not be as when it was handed in, unless a leader says why', () => {
    const told = running()
    const list = anySquad({ ships: [ship({ points: 130 })] })
    expect(told.refuses(correct({ list }))).toMatchObject({
      code: 'list-not-allowed',
      player: 'p1',
      rule: 'XWDE-29',
      overridable: true,
      findings: [{ code: 'over-point-cap', points: 130 }],
    })
    expect(told.state().lists.get(id('p1'))?.corrections).toEqual([])
    const facts = told.facts(correct({ list }), { override: 'nobody noticed for three rounds' })
    expect(facts.map(({ kind }) => kind)).toEqual(['rule-overridden', 'list-corrected'])
  })

  it('[XWDE-36] has an advantage looked into also where the list may be played', () => {
    expect(running().does(correct({ possibleAdvantage: true }))).toMatchObject([
      { code: 'list-finding' },
      { code: 'investigate', player: 'p1', rule: 'XWDE-36' },
    ])
  })

  it('wants a possible advantage looked into, also where the document is silent', () => {
    const warnings = running('x-wing/en-3.2').does(
      correct({ list: anySquad(), possibleAdvantage: true }),
    )
    expect(warnings).toEqual([{ code: 'investigate', player: 'p1' }])
  })

  it('fills the damage deck in where the day leaves but one', () => {
    const told = running('x-wing/en-3.2')
    told.does(correct({ list: anySquad({ damageDeck: null }) }))
    expect(told.state().lists.get(id('p1'))?.list).toMatchObject({ damageDeck: 'original' })
  })

  it('refuses a player nobody knows', () => {
    const refusal = { code: 'unknown-player', player: 'ada' }
    expect(running().refuses(correct({ player: id('ada') }))).toEqual(refusal)
  })

  it('refuses a list of another kind', () => {
    expect(running().refuses(correct({ list: anyArmy() }))).toMatchObject({
      code: 'not-in-this-regulation',
      what: 'army',
    })
  })

  it('refuses before the start: the player can hand in another one', () => {
    const refusal = { code: 'list-not-locked', player: 'p1' }
    expect(handedIn().refuses(correct())).toEqual(refusal)
  })

  it('refuses where there is nothing to correct', () => {
    const refusal = { code: 'lists-missing', players: ['p2'] }
    expect(running().refuses(correct({ player: id('p2') }))).toEqual(refusal)
  })

  it('refuses without a reason', () => {
    expect(running().refuses(correct({ reason: ' ' }))).toEqual({ code: 'reason-needed' })
  })
})
