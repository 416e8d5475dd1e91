import type { Chance } from '../../src/chance/chance.ts'
import { draw } from '../../src/chance/shuffle.ts'
import {
  type Command,
  type EventState,
  type ListKind,
  type Match,
  rulesOf,
  type SquadList,
} from '../../src/index.ts'
import { anyArmy } from '../army.ts'
import { anyDecks, anyTeamDecks } from '../decks.ts'
import { someCards } from '../some-cards.ts'
import { anySquad, ship } from '../squad.ts'

type Maker = (state: EventState, chance: Chance) => Command | null

const lists: { readonly [K in ListKind]: readonly SquadList[] } = {
  squad: [anySquad(), anySquad({ ships: [ship({ points: 101 })] })],
  army: [anyArmy(), anyArmy({ total: null })],
  decks: [anyDecks(), anyDecks({ objectives: [] })],
  'team-decks': [anyTeamDecks(), anyTeamDecks([])],
  text: [{ kind: 'text', text: 'as on the sheet' }],
}

const someMatch = (state: EventState, chance: Chance): Match | undefined =>
  draw([...state.matches.values()], chance)

/** Somebody adds up the opponent's list, where that was ordered. */
const anySigning = (state: EventState, chance: Chance): Command | null => {
  const match = someMatch(state, chance)
  const player = draw(match?.players ?? [], chance)
  if (match === undefined || player === undefined || !state.pointsCheckOrdered) return null
  return { kind: 'sign-points-check', match: match.match, player }
}

/** Something about a list, sensible or not; null where there is nobody and nothing to ask it of. */
const anyListCommand = (state: EventState, chance: Chance): Command | null => {
  const player = draw([...state.players.keys()], chance)
  if (player === undefined) return null
  const { kind } = rulesOf(state.created).regulation.lists
  const list = draw([...lists[kind], ...lists.text], chance) as SquadList
  const possibleAdvantage = chance.below(2) === 0
  switch (chance.below(8)) {
    case 0:
      return { kind: 'submit-list', player, list }
    case 6: {
      const looked = draw([...state.lists.keys()], chance)
      return looked === undefined
        ? { kind: 'submit-list', player, list }
        : { kind: 'record-list-check', player: looked }
    }
    case 7:
      return { kind: 'load-cards', cards: someCards[kind] }
    case 1: {
      const corrected = draw([...state.lists.keys()], chance)
      if (corrected === undefined || state.stages.length === 0) return null
      const correction = { player: corrected, list, reason: 'as played', possibleAdvantage }
      return { kind: 'correct-list', ...correction }
    }
    case 2:
      return { kind: 'open-lists', to: chance.below(2) === 0 ? 'opponents' : 'everybody' }
    case 3:
      return state.rounds.length > 1 ? null : { kind: 'order-points-check' }
    case 4:
      return anySigning(state, chance)
    default: {
      const match = someMatch(state, chance)
      if (match === undefined) return null
      const owner = draw(match.players, chance) ?? player
      const removed = chance.below(2) === 0 ? [] : ['Copy']
      const games = [1, 2].filter(() => chance.below(2) === 0)
      const legalAfter = chance.below(8) !== 0
      const checked = { match: match.match, player: owner, removed, legalAfter, games }
      const again = chance.below(2) === 0 ? { finals: 'replay' as const } : {}
      return { kind: 'record-deck-check', ...checked, ...again }
    }
  }
}

/** An illegal card in a game of the finals that has just been played. */
const anyFinalsCheck: Maker = (state, chance) => {
  const played = [...state.matches.values()].filter(
    ({ round, result }) =>
      round >= state.rounds.length - 1 &&
      (result?.ending === 'won' || result?.ending === 'timeout'),
  )
  const match = draw(played, chance)
  const player = match === undefined ? undefined : draw(match.players, chance)
  if (match === undefined || player === undefined) return null
  const finals = chance.below(3) === 0 ? 'forfeit' : 'replay'
  const found = { removed: ['Copy'], legalAfter: true, games: [1], finals } as const
  return { kind: 'record-deck-check', match: match.match, player, ...found }
}

/** What players bring, and looking into it. */
export const listMakers: readonly (readonly [weight: number, maker: Maker])[] = [
  [14, anyListCommand],
  [14, anySigning],
  [10, anyFinalsCheck],
]
