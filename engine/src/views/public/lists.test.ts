import { expect, it } from 'vitest'
import { anyDecks } from '../../../testing/decks.ts'
import { anySquad } from '../../../testing/squad.ts'
import { id, story } from '../../../testing/story.ts'
import { peopleFrom } from '../../people/people.ts'
import type { SquadList } from '../../vocabulary/squad-list.ts'
import { asPublished } from '../redact.ts'
import { publicLists } from './lists.ts'

const people = peopleFrom([{ player: id('p1'), name: 'Ana Lis' }])

const handedIn = (list: SquadList, regulation = 'x-wing/en-3.2') => {
  const told = story({ started: false, regulation })
  told.does({ kind: 'submit-list', player: id('p1'), list })
  return { told, lists: () => publicLists(asPublished(told.state(), people)) }
}

it('lists are public when they are opened to everybody, and by public names', () => {
  const { told, lists } = handedIn(anySquad())
  expect(lists()).toEqual([])
  told.does({ kind: 'open-lists', to: 'opponents' })
  expect(lists()).toEqual([])
  told.does({ kind: 'open-lists', to: 'everybody' })
  expect(lists()).toMatchObject([{ player: 'p1', name: 'Ana L.', list: { faction: 'rebel' } }])
  told.does({ kind: 'open-lists', to: 'leaders' })
  expect(lists()).toEqual([])
})

it('they say what is played and not which box it came in', () => {
  const { told, lists } = handedIn(anySquad())
  told.does({ kind: 'open-lists', to: 'everybody' })
  expect(JSON.stringify(lists())).not.toContain('Expansion')
  const decks = handedIn(anyDecks(), 'card-game/de-2014')
  decks.told.does({ kind: 'open-lists', to: 'everybody' })
  expect(decks.lists()).toMatchObject([
    { list: { decks: [{ objectives: { length: 10 }, commands: [] }, {}] } },
  ])
})
