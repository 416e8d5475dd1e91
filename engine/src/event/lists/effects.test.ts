import { describe, expect, it } from 'vitest'
import { anyArmy } from '../../../testing/army.ts'
import { someArmyCards } from '../../../testing/some-cards.ts'
import { anySquad } from '../../../testing/squad.ts'
import { id, type Story, story } from '../../../testing/story.ts'
import { commandId } from '../../vocabulary/ids.ts'
import { instant } from '../../vocabulary/instant.ts'
import { decide } from '../decide.ts'
import { advance } from '../replay.ts'
import type { FactKind } from '../spine/answers.ts'
import type { Entry } from '../spine/entry.ts'

const undo = (told: Story, kind: FactKind) =>
  ({ kind: 'undo', entry: told.entryOf(kind), reason: 'a slip' }) as const
const list = anySquad()
const submits = (player: string) => ({ kind: 'submit-list', player: id(player), list }) as const
const corrects = {
  kind: 'correct-list',
  player: id('p1'),
  list,
  reason: 'as played',
  possibleAdvantage: false,
} as const

/** What cannot be undone alone, because of facts of these kinds. */
const depends = (told: Story, kind: FactKind, on: readonly FactKind[]) =>
  expect(told.refuses(undo(told, kind))).toMatchObject({
    code: 'later-facts-depend',
    entries: on.map((one) => ({ kind: one })),
  })

const toTheFinals = {
  kind: 'custom',
  stages: [
    { kind: 'swiss', rounds: 1, cut: null },
    { kind: 'double-elimination', rounds: null, cut: 4 },
  ],
} as const

const open = () => story({ regulation: 'x-wing/de', started: false })
const starts = (told: Story) => {
  told.does({ kind: 'announce-event' })
  told.does({ kind: 'start-stage' })
  return told
}

describe('when something before a fact about lists is undone', () => {
  it('a list needs its player', () => {
    const told = open()
    told.does({ kind: 'register-player', player: id('ada') })
    told.does(submits('ada'))
    depends(told, 'player-registered', ['list-submitted'])
  })

  it('a list goes back to the one before it', () => {
    const told = open()
    told.does(submits('p1'))
    told.does({ ...submits('p1'), list: anySquad({ damageDeck: 'force-awakens' }) })
    told.does(undo(told, 'list-submitted'))
    expect(told.state().lists.get(id('p1'))?.list).toEqual(list)
  })

  it('cards that were loaded are needed by nothing: lists stay as they were recorded', () => {
    const told = story({ regulation: 'imperial-assault/de-2.2.1', started: false })
    told.does({ kind: 'load-cards', cards: someArmyCards })
    told.does({ kind: 'submit-list', player: id('p1'), list: anyArmy() }, { override: 'as it is' })
    told.does(undo(told, 'cards-loaded'))
    expect(told.state().cards).toBeNull()
    expect(told.state().lists.has(id('p1'))).toBe(true)
  })

  it('a check by hand needs a list', () => {
    const told = open()
    told.does(submits('p1'))
    told.does({ kind: 'record-list-check', player: id('p1') })
    depends(told, 'list-submitted', ['list-checked'])
    told.does(undo(told, 'list-checked'))
    expect(told.state().lists.get(id('p1'))).not.toHaveProperty('checkedBy')
  })

  it('a check by hand needs the list it looked at, not the one before', () => {
    const told = open()
    const text = { kind: 'text', text: '4 X-wings of 150 pts' } as const
    told.does({ ...submits('p1'), list: text })
    told.does(submits('p1'))
    told.does({ kind: 'record-list-check', player: id('p1') })
    depends(told, 'list-submitted', ['list-checked'])
    told.does(undo(told, 'list-checked'))
    told.does(undo(told, 'list-submitted'))
    expect(told.state().lists.get(id('p1'))?.list).toEqual(text)
    expect(told.state().lists.get(id('p1'))).not.toHaveProperty('checkedBy')
  })

  it('a check by hand of a log that does not say which list holds for the one there is', () => {
    const told = open()
    told.does({ ...submits('p1'), list: { kind: 'text', text: '4 X-wings of 150 pts' } })
    told.does(submits('p1'))
    const before = told.event()
    const by = { role: 'judge' } as const
    const entry: Entry = {
      n: before.log.length + 1,
      at: instant(0),
      by,
      command: commandId('before'),
      fact: { kind: 'list-checked', player: id('p1') },
    }
    const event = advance(before, [entry])
    expect(event.state?.lists.get(id('p1'))).toMatchObject({ checkedBy: by })
    const command = undo(told, 'list-submitted')
    const ask = { by: { role: 'organizer' }, at: instant(1), entropy: '' } as const
    expect(decide(event, { command, ...ask })).toMatchObject({ granted: true })
  })

  it('a correction needs a list', () => {
    const told = open()
    told.does(submits('p1'))
    starts(told)
    told.does(corrects)
    depends(told, 'list-submitted', ['list-corrected'])
    depends(told, 'stage-started', ['list-corrected'])
    told.does(undo(told, 'list-corrected'))
    told.does(undo(told, 'list-submitted'))
    expect(told.state().lists.size).toBe(0)
  })

  it('a list of a late entry does not need the start', () => {
    const told = starts(open())
    told.does(submits('p1'))
    told.does(undo(told, 'stage-started'))
    expect(told.state().lists.has(id('p1'))).toBe(true)
  })

  it('opened lists are closed again', () => {
    const told = starts(open())
    told.does({ kind: 'open-lists', to: 'everybody' })
    told.does(undo(told, 'lists-opened'))
    expect(told.state().listsOpenTo).toBe('leaders')
  })

  it('a signature needs the order and the match', () => {
    const told = starts(open())
    told.does({ kind: 'order-points-check' })
    told.seats('p1 - p2', 'p3 - p4')
    const { match } = told.matchOf('p1')
    told.does({ kind: 'sign-points-check', match, player: id('p1') })
    depends(told, 'points-check-ordered', ['points-check-signed'])
    depends(told, 'round-paired', ['round-published', 'points-check-signed'])
    told.does(undo(told, 'points-check-signed'))
    told.does(undo(told, 'points-check-ordered'))
    expect(told.state().pointsCheckOrdered).toBe(false)
  })

  it('a check of a deck needs the result', () => {
    const told = story({ regulation: 'card-game/de-2014' })
    told.seats('p1 - p2', 'p3 - p4')
    told.result('p1', { ending: 'games', games: ['first', 'first'] })
    told.does({
      kind: 'record-deck-check',
      match: told.matchOf('p1').match,
      player: id('p1'),
      removed: [],
      legalAfter: true,
      games: [],
    })
    depends(told, 'result-entered', ['deck-checked'])
    told.does(undo(told, 'deck-checked'))
    expect(told.state().deckChecks).toEqual([])
  })

  it('a game that is played again needs its result, and the new one needs it annulled', () => {
    const told = story({ regulation: 'card-game/de-2014', structure: toTheFinals })
    told.playRound(() => ({ ending: 'games', games: ['first', 'draw'] }))
    told.does({ kind: 'make-cut' })
    told.does({ kind: 'start-stage' })
    told.does({ kind: 'pair-round' })
    told.does({ kind: 'publish-round' })
    const { match, players } = told.matchAt(1)
    const result = { ending: 'won', winner: 'first', light: 'first' } as const
    told.does({ kind: 'enter-result', match, result })
    const before = told.state().matches.get(match)
    told.does({
      kind: 'record-deck-check',
      match,
      player: players[0],
      removed: ['Copy'],
      legalAfter: true,
      games: [1],
      finals: 'replay',
    })
    depends(told, 'result-entered', ['deck-checked', 'result-annulled'])
    told.does({ kind: 'enter-result', match, result: { ...result, winner: 'second' } })
    depends(told, 'result-annulled', ['result-entered'])
    told.does(undo(told, 'result-entered'))
    told.does(undo(told, 'result-annulled'))
    expect(told.state().matches.get(match)).toEqual(before)
  })
})
