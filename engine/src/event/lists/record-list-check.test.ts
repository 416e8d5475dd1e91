import { describe, expect, it } from 'vitest'
import { anyArmy } from '../../../testing/army.ts'
import { someArmyCards } from '../../../testing/some-cards.ts'
import { anySquad } from '../../../testing/squad.ts'
import { id, role, story } from '../../../testing/story.ts'
import { listView } from '../../views/players/lists.ts'
import { leaderId } from '../../vocabulary/ids.ts'

const check = (player: string) => ({ kind: 'record-list-check', player: id(player) }) as const
const text = { kind: 'text', text: '4 X-wings of 150 pts' } as const
const leader = { role: 'judge' } as const

const handedIn = () => {
  const told = story({ started: false })
  told.does({ kind: 'submit-list', player: id('p1'), list: text })
  return told
}
const seen = (told: ReturnType<typeof handedIn>) => listView(told.state(), id('p1'), leader, null)

describe('record-list-check', () => {
  it('puts on record who has looked through a list', () => {
    const told = handedIn()
    expect(seen(told)).toMatchObject({ isUnchecked: true, findings: [{ code: 'unchecked' }] })
    const entry = told.entryOf('list-submitted')
    expect(told.facts(check('p1'), role('judge'))).toEqual([
      { kind: 'list-checked', player: 'p1', entry },
    ])
    expect(seen(told)).toMatchObject({ findings: [], checkedBy: leader })
    expect(seen(told)).not.toHaveProperty('isUnchecked')
  })

  it('answers for cards that nobody knows', () => {
    const cards = { ...someArmyCards, id: 'imperial-assault-1' }
    const told = story({ regulation: 'imperial-assault/de-2.2.1', started: false, cards })
    const list = anyArmy({ commandDeck: [] })
    told.does({ kind: 'submit-list', player: id('p1'), list }, { override: 'as it stands' })
    const unknown = () =>
      listView(told.state(), id('p1'), leader, cards).findings.some(
        ({ code }) => code === 'unknown-card',
      )
    expect(unknown()).toBe(true)
    told.does(check('p1'), role('judge'))
    expect(unknown()).toBe(false)
  })

  it('holds for the list as it was: another one is to be checked again', () => {
    const told = handedIn()
    told.does(check('p1'))
    told.does({ kind: 'submit-list', player: id('p1'), list: { ...text, text: 'other ships' } })
    expect(seen(told)).toMatchObject({ isUnchecked: true })
    told.does(check('p1'))
    told.does({ kind: 'announce-event' })
    told.does({ kind: 'start-stage' })
    const correction = { reason: 'as played', possibleAdvantage: false } as const
    told.does({ kind: 'correct-list', player: id('p1'), list: text, ...correction })
    expect(seen(told)).toMatchObject({ isUnchecked: true })
  })

  it('says nothing to players but that it was checked', () => {
    const told = handedIn()
    told.does(check('p1'))
    const own = listView(told.state(), id('p1'), { role: 'player', player: id('p1') }, null)
    expect(own).toMatchObject({ status: 'shown', findings: [] })
    expect(own).not.toHaveProperty('checkedBy')
  })

  it('is not for players, nor for the own list of a leader who plays', () => {
    const told = handedIn()
    const own = { by: { role: 'player', player: id('p1') } } as const
    expect(told.refuses(check('p1'), own).code).toBe('not-allowed')
    const one = leaderId('one')
    told.does({ kind: 'appoint-leader', leader: one, role: 'judge', plays: id('p1') })
    const playing = { by: { role: 'judge', leader: one } } as const
    expect(told.refuses(check('p1'), playing)).toMatchObject({
      code: 'not-allowed',
      command: 'record-list-check',
    })
  })

  it('refuses a player nobody knows, and one without a list', () => {
    const told = handedIn()
    expect(told.refuses(check('ada'))).toEqual({ code: 'unknown-player', player: 'ada' })
    expect(told.refuses(check('p2'))).toEqual({ code: 'lists-missing', players: ['p2'] })
  })

  it('asks nothing of a list that the program has checked itself', () => {
    const told = story({ started: false })
    told.does({ kind: 'submit-list', player: id('p1'), list: anySquad() })
    expect(seen(told)).not.toHaveProperty('isUnchecked')
  })
})
