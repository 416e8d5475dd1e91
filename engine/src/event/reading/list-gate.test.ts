import { describe, expect, it } from 'vitest'
import { anySquad } from '../../../testing/squad.ts'
import { id, story } from '../../../testing/story.ts'
import { lateListRefusals, listRefusals, missingLists } from './list-gate.ts'

const submit = (player: string) =>
  ({ kind: 'submit-list', player: id(player), list: anySquad() }) as const

describe('lists before the start', () => {
  const waiting = () => {
    const told = story({ players: 3, lists: 'asked', started: false })
    told.does({ kind: 'register-player', player: id('absent') })
    told.does({ kind: 'announce-event' })
    told.does(submit('p2'))
    return told
  }
  const missing = { code: 'lists-missing', players: ['p1', 'p3'], rule: 'XWEN-25' }

  it('are missed of those who are there, by name', () => {
    expect(listRefusals(waiting().state())).toEqual([{ ...missing, overridable: true }])
  })

  it('hold the start up, unless a leader says why', () => {
    const told = waiting()
    expect(told.refuses({ kind: 'start-stage' })).toMatchObject(missing)
    const facts = told.facts({ kind: 'start-stage' }, { override: 'on paper' })
    expect(facts.map(({ kind }) => kind)).toEqual(['rule-overridden', 'stage-started'])
    expect(missingLists(told.state())).toEqual(['p1', 'p3'])
  })

  it('are all there', () => {
    const told = waiting()
    told.does(submit('p1'))
    told.does(submit('p3'))
    const facts = told.facts({ kind: 'start-stage' })
    expect(facts.map(({ kind }) => kind)).toEqual(['stage-started'])
  })

  it('[XWEN-25] count as missing in words of one’s own, until a leader has looked through them', () => {
    const told = waiting()
    told.does(submit('p1'))
    const list = { kind: 'text', text: '4 X-wings of 150 pts' } as const
    told.does({ kind: 'submit-list', player: id('p3'), list })
    expect(missingLists(told.state())).toEqual([])
    const unchecked = { code: 'lists-unchecked', players: ['p3'], rule: 'XWEN-25' }
    expect(told.refuses({ kind: 'start-stage' })).toEqual({ ...unchecked, overridable: true })
    told.does({ kind: 'record-list-check', player: id('p3') })
    expect(listRefusals(told.state())).toEqual([])
    told.does({ kind: 'start-stage' })
  })

  it('may be texts where the document does not say what has to stand in them', () => {
    const told = story({ regulation: 'card-game/de-2014', lists: 'asked', started: false })
    told.does({ kind: 'set-details', details: { listsAsked: true } })
    const list = { kind: 'text', text: 'two decks' } as const
    for (const player of ['p1', 'p2', 'p3', 'p4']) {
      told.does({ kind: 'submit-list', player: id(player), list })
    }
    expect(listRefusals(told.state())).toEqual([])
  })

  it('[XWEN-25] are owed by a late entrant as well, and in words only once they were checked', () => {
    const told = story({ players: 4 })
    told.playRound()
    told.does({ kind: 'register-late-player', player: id('late') })
    told.does({ kind: 'submit-list', player: id('late'), list: { kind: 'text', text: 'ships' } })
    expect(lateListRefusals(told.state())).toMatchObject([
      { code: 'lists-unchecked', players: ['late'], rule: 'XWEN-25' },
    ])
    told.does({ kind: 'record-list-check', player: id('late') })
    expect(lateListRefusals(told.state())).toEqual([])
  })

  it('are not missed of who has left', () => {
    const told = waiting()
    told.does({ kind: 'drop-player', player: id('p1'), when: 'now' })
    expect(missingLists(told.state())).toEqual(['p3'])
  })
})

it('missions of no legal map hold the start up, unless a leader says why', () => {
  const told = story({
    regulation: 'imperial-assault/de-2.2.1',
    tier: 'premier',
    date: '2017-08-05',
    missions: ['Hoth'],
    lists: 'asked',
    started: false,
  })
  told.does({ kind: 'set-details', details: { listsAsked: false } })
  told.does({ kind: 'announce-event' })
  expect(told.refuses({ kind: 'start-stage' })).toMatchObject({
    code: 'missions-not-legal',
    missions: ['Hoth'],
  })
  told.does({ kind: 'start-stage' }, { override: 'nobody has the new maps' })
})
