import type { Chance } from '../../src/chance/chance.ts'
import { draw } from '../../src/chance/shuffle.ts'
import {
  type Actor,
  type Command,
  components,
  type EventState,
  infractions,
  leaderId,
  type Match,
  materialOutcomes,
  openMatches,
  openRound,
  type PlayerId,
  type Ruling,
  sharedItems,
} from '../../src/index.ts'
import { type Maker, oneOf, type Wish } from '../wish.ts'

const anyLeader = (chance: Chance): Actor =>
  oneOf(
    [
      { role: 'organizer' },
      { role: 'marshal' },
      { role: 'judge' },
      { role: 'judge', leader: leaderId('l1') },
    ],
    chance,
  )

/** Given by some leader, now and then against the document. */
const by = (command: Command, chance: Chance): Wish => ({
  command,
  by: { by: anyLeader(chance), ...(chance.below(3) === 0 ? { override: 'so be it' } : {}) },
})

const anybody = (state: EventState, chance: Chance): PlayerId | null =>
  draw([...state.players.keys()], chance) ?? null

const anyMatch = (state: EventState, chance: Chance): Match | null => {
  const round = openRound(state)
  const running = round === null ? [] : openMatches(state, round)
  const among = chance.below(4) === 0 ? [...state.matches.values()] : running
  return draw(among, chance) ?? null
}

const anyOf = <T>(map: ReadonlyMap<number, T>, chance: Chance): number | null =>
  draw([...map.keys()], chance) ?? null

const anyPenalty = (match: Match, chance: Chance): NonNullable<Ruling['penalty']> => {
  const id = match.match
  const game = 1 + chance.below(2)
  return oneOf(
    [
      { kind: 'warning' },
      { kind: 'warning' },
      { kind: 'reported-to-publisher' },
      { kind: 'match-loss', match: id },
      { kind: 'double-loss', match: id },
      { kind: 'game-loss', match: id, game },
    ],
    chance,
  )
}

const anyRuling: Maker = (state, chance) => {
  const match = anyMatch(state, chance)
  if (match === null) return null
  const isRemoval = chance.below(12) === 0
  const call = anyOf(state.calls, chance)
  const ruling: Ruling = {
    about: isRemoval ? 'component' : oneOf(['conduct', 'dispute', 'collusion'], chance),
    players: chance.below(3) === 0 ? match.players : [oneOf(match.players, chance)],
    text: 'a word was said',
    ...(chance.below(2) === 0 ? { infraction: oneOf(infractions, chance) } : {}),
    ...(!isRemoval && chance.below(2) === 0 ? { penalty: anyPenalty(match, chance) } : {}),
    ...(chance.below(6) === 0 ? { overrules: oneOf(['faq', 'rules'], chance) } : {}),
    ...(call !== null && chance.below(4) === 0 ? { call } : {}),
    ...(isRemoval ? { withoutReplacement: true } : {}),
  }
  return by({ kind: 'record-ruling', ruling }, chance)
}

/** Misbehaviour, misfortune, and what leaders make of it. */
export const matterMakers: readonly (readonly [weight: number, maker: Maker])[] = [
  [8, anyRuling],
  [
    12,
    (state, chance) => {
      const ruled = [...state.rulings.values()].filter(({ by: { role } }) => role === 'judge')
      const one = draw(ruled, chance)
      const player = draw(one?.ruling.players ?? [], chance)
      if (one === undefined || player === undefined) return null
      return by({ kind: 'appeal-ruling', ruling: one.n, player }, chance)
    },
  ],
  [
    20,
    (state, chance) => {
      const waiting = [...state.rulings.values()].filter(({ appeal }) => appeal?.decision === null)
      const ruling = draw(waiting, chance)?.n
      if (ruling === undefined) return null
      const upheld = chance.below(2) === 0
      return by({ kind: 'decide-appeal', ruling, upheld, text: 'looked at again' }, chance)
    },
  ],
  [
    2,
    (state, chance) => {
      const player = anybody(state, chance)
      if (player === null) return null
      return by({ kind: 'propose-disqualification', player, reason: 'conduct' }, chance)
    },
  ],
  [
    4,
    (state, chance) => {
      const proposal = anyOf(state.proposals, chance)
      if (proposal === null) return null
      const confirmed = chance.below(3) === 0
      const reason = 'heard both'
      return { kind: 'answer-proposal', proposal, confirmed, when: 'now', reason }
    },
  ],
  [
    2,
    (state, chance) => {
      const player = anybody(state, chance)
      const command = { kind: 'call-judge', about: 'is it in arc?' } as const
      return player === null ? command : { command, by: { by: { role: 'player', player } } }
    },
  ],
  [
    4,
    (state, chance) => {
      const call = anyOf(state.calls, chance)
      const kind = oneOf(['take-call', 'close-call'] as const, chance)
      if (call === null) return null
      const leader = kind === 'take-call' ? draw(state.leaders, chance)?.leader : undefined
      const to = leader === undefined || chance.below(2) === 0 ? {} : { leader }
      return by({ kind, call, ...to }, chance)
    },
  ],
  [
    2,
    (state, chance) => {
      const player = anybody(state, chance)
      if (player === null) return null
      const what = oneOf(['lost', 'damaged'] as const, chance)
      const component = oneOf(components, chance)
      return { kind: 'report-material', player, what, component, name: 'a part' }
    },
  ],
  [
    3,
    (state, chance) => {
      const found = anyOf(state.cases, chance)
      const minutes = chance.below(20)
      return found === null ? null : { kind: 'grant-material-time', case: found, minutes }
    },
  ],
  [
    3,
    (state, chance) => {
      const found = anyOf(state.cases, chance)
      if (found === null) return null
      const proxy = { card: 'a', lostText: 'b', madeBy: 'c', madeOn: 'd' }
      const outcome = oneOf(materialOutcomes, chance)
      return { kind: 'settle-material', case: found, outcome, proxy }
    },
  ],
  [
    3,
    (state, chance) => {
      const match = anyMatch(state, chance)?.match
      if (match === undefined) return null
      const items = [oneOf(sharedItems, chance)]
      return by({ kind: 'order-sharing', match, items, from: 'first' }, chance)
    },
  ],
]
