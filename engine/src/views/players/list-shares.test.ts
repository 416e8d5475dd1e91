import { describe, expect, it } from 'vitest'
import { anyArmy, card, deployment } from '../../../testing/army.ts'
import { anySquad, ship, upgrade } from '../../../testing/squad.ts'
import { bracketStory, id, type Story, story } from '../../../testing/story.ts'
import type { SquadList } from '../../vocabulary/squad-list.ts'
import { publicPictures } from '../public/pictures.ts'
import { asPublished } from '../redact.ts'
import { listShares } from './list-shares.ts'

const ace = ship({
  id: 'ace',
  name: 'Ace',
  ship: 'fighter',
  upgrades: [upgrade({ id: 'aim', name: 'Aim' })],
})
const rookie = ship({ id: 'rookie', name: 'Rookie', ship: 'fighter' })
const hauler = ship({ id: 'hauler', name: 'Hauler', ship: 'freighter' })
const rebels = (...ships: readonly ReturnType<typeof ship>[]) => anySquad({ ships })
const imperials = anySquad({ faction: 'imperial', ships: [ship({ name: 'Typed' })] })

const hands = (told: Story, lists: { readonly [player: string]: SquadList }) => {
  for (const [player, list] of Object.entries(lists)) {
    told.does({ kind: 'submit-list', player: id(player), list }, { override: 'as it is' })
  }
}

const handedIn = () => {
  const told = story({ lists: 'asked', started: false })
  hands(told, {
    p1: rebels(ace, rookie, rookie),
    p2: imperials,
    p3: rebels(ace, hauler),
    p4: { kind: 'text', text: 'three fighters' },
  })
  return told
}

describe('shares', () => {
  it('count the lists that have something, however often', () => {
    expect(listShares(handedIn().state())).toEqual({
      of: 'squad',
      lists: 3,
      inCut: null,
      factions: [
        { id: 'rebel', name: 'rebel', lists: 2, inCut: 0 },
        { id: 'imperial', name: 'imperial', lists: 1, inCut: 0 },
      ],
      kinds: [
        { id: 'fighter', name: 'fighter', lists: 2, inCut: 0 },
        { id: 'freighter', name: 'freighter', lists: 1, inCut: 0 },
      ],
      cards: [
        { id: 'ace', name: 'Ace', lists: 2, inCut: 0 },
        { id: 'aim', name: 'Aim', lists: 2, inCut: 0 },
        { id: 'hauler', name: 'Hauler', lists: 1, inCut: 0 },
        { id: 'rookie', name: 'Rookie', lists: 1, inCut: 0 },
        { id: 'Typed', name: 'Typed', lists: 1, inCut: 0 },
      ],
    })
  })

  it('are public once the lists are', () => {
    const told = handedIn()
    const shown = () => publicPictures(asPublished(told.state(), new Map())).shares
    const nothing = { of: null, lists: 0, inCut: null, factions: [], kinds: [], cards: [] }
    expect(shown()).toEqual(nothing)
    told.does({ kind: 'open-lists', to: 'opponents' })
    expect(shown()).toEqual(nothing)
    told.does({ kind: 'open-lists', to: 'everybody' })
    expect(shown()).toEqual(listShares(told.state()))
  })

  it('tell those of the cut from the whole field', () => {
    const told = bracketStory(2, { players: 4 })
    hands(told, { p1: rebels(ace), p2: imperials, p3: rebels(ace), p4: rebels(hauler) })
    const seeds = told.state().cut?.seeds ?? []
    const { lists, inCut, factions } = listShares(told.state())
    expect([lists, inCut]).toEqual([4, 2])
    const isRebel = (player: string) => player !== 'p2'
    expect(factions[0]).toEqual({
      id: 'rebel',
      name: 'rebel',
      lists: 3,
      inCut: seeds.filter(isRebel).length,
    })
  })

  it('of armies are groups, and the cards beside them', () => {
    const told = story({ regulation: 'imperial-assault/de-2.2.1', started: false })
    const group = deployment({ id: 'troopers', name: 'Troopers' })
    const plan = card({ id: 'plan', name: 'Plan' })
    hands(told, {
      p1: anyArmy({ deployments: [group, group], commandDeck: [plan, plan] }),
    })
    expect(listShares(told.state())).toMatchObject({
      kinds: [{ id: 'troopers', lists: 1 }],
      cards: [{ id: 'plan', lists: 1 }],
    })
  })
})
