import { expect } from 'vitest'
import type { Chance } from '../../src/chance/chance.ts'
import { draw, shuffle } from '../../src/chance/shuffle.ts'
import {
  activePlayers,
  bracketOf,
  type Command,
  currentStage,
  type Event,
  type EventState,
  leaderId,
  type Match,
  openMatches,
  openRound,
  type PlayerId,
  rulesOf,
} from '../../src/index.ts'
import { everyCommand } from '../commands.ts'
import { id } from '../story.ts'
import type { Wish } from '../wish.ts'
import { listMakers } from './any-list-command.ts'
import { matterMakers } from './any-matter.ts'
import { peopleMakers } from './any-people.ts'
import { anyResult, oddResult } from './any-result.ts'
import { roundMakers } from './any-round.ts'
import { misbehaved } from './any-slip.ts'

/** Most of those who play stay: an event that has lost its players ends without a champion. */
const mayLose = ({ players }: EventState) =>
  [...players.values()].filter(({ status }) => status === 'active' || status === 'registered')
    .length > 5

/** Any result that the match can have, and whether who did not come stays all the same. */
export const enters = (state: EventState, match: Match, chance: Chance): Command => {
  const result = anyResult(chance, state, match)
  const command = { kind: 'enter-result', match: match.match, result } as const
  const isOut = rulesOf(state.created).regulation.leaving.noShowIsRemoved?.value === true
  const isAbsence = result.ending === 'no-show' || result.ending === 'double-no-show'
  if (!isOut || !isAbsence || (mayLose(state) && chance.below(2) === 0)) {
    return command
  }
  return { ...command, keep: 'is parking the car' }
}

/** A command, and who gives it. */
const judge = { role: 'judge', leader: leaderId('l1') } as const

type Maker = (event: Event, state: EventState, chance: Chance) => Command | Wish | null

const anybody = (state: EventState, chance: Chance): PlayerId =>
  draw([...state.players.keys()], chance) ?? id('nobody')

/** Somebody whose match is running, if there is one. */
const somebodyPlaying = (state: EventState, chance: Chance): PlayerId => {
  const round = openRound(state)
  const running = round === null ? [] : openMatches(state, round)
  return draw(draw(running, chance)?.players ?? [], chance) ?? anybody(state, chance)
}
const when = (chance: Chance) => (chance.below(2) === 0 ? 'now' : 'after-round')
/** What stood on the table, where somebody says so. */
const anyScore = (chance: Chance) =>
  chance.below(3) === 0 ? { score: [chance.below(100), chance.below(100)] as const } : {}
const override = { override: 'the leader says so' }

const ownMakers: readonly (readonly [weight: number, maker: Maker])[] = [
  [
    6,
    (_, state, chance) => {
      const match = draw([...state.matches.values()], chance)
      if (match === undefined) return null
      const result = chance.below(6) === 0 ? oddResult(chance) : anyResult(chance, state, match)
      return match.result === null
        ? { kind: 'enter-result', match: match.match, result }
        : { kind: 'amend-result', match: match.match, result, reason: 'mistyped' }
    },
  ],
  [
    4,
    (_, state, chance) => {
      if (!mayLose(state)) return null
      const who = chance.below(3) === 0 ? anybody : somebodyPlaying
      const player = who(state, chance)
      const drop = { kind: 'drop-player', player, when: when(chance) } as const
      return chance.below(3) === 0
        ? { command: drop, by: { by: { role: 'player', player } } }
        : { ...drop, ...anyScore(chance) }
    },
  ],
  [
    4,
    (_, state, chance) => {
      const gone = [...state.players.values()].filter(({ status }) => status === 'dropped')
      const player = draw(gone, chance)?.player
      if (player === undefined) return null
      const command = { kind: 'readmit-player', player } as const
      if (chance.below(3) === 0) return { command, by: { by: { role: 'player', player } } }
      return chance.below(2) === 0 ? command : { command, by: override }
    },
  ],
  [
    2,
    (_, state, chance) => {
      if (!mayLose(state)) return null
      const [player, reason] = [somebodyPlaying(state, chance), 'conduct']
      const asked = { kind: 'disqualify-player', player, when: when(chance), reason } as const
      const command = { ...asked, ...anyScore(chance) }
      return { command, by: { by: { role: chance.below(2) === 0 ? 'marshal' : 'organizer' } } }
    },
  ],
  [
    3,
    (_, state, chance) => {
      const waiting = [...state.players.values()].find(({ status }) => status === 'registered')
      const player = chance.below(2) === 0 ? waiting?.player : undefined
      return {
        kind: 'register-late-player',
        player: player ?? id(`late${state.players.size}`),
        ...(chance.below(3) === 0 ? { members: chance.below(4) } : {}),
      }
    },
  ],
  [4, (_, state, chance) => byHand(state, chance)],
  [
    2,
    (_, __, chance) =>
      chance.below(2) === 0
        ? { kind: 'pair-round' }
        : { kind: 'pair-round', reason: 'somebody saw it' },
  ],
  [
    2,
    (_, state, chance) => {
      const command = { kind: 'contribute-luck', text: `word ${chance.below(9)}` } as const
      const player = anybody(state, chance)
      return chance.below(2) === 0 ? command : { command, by: { by: { role: 'player', player } } }
    },
  ],
  // Taken back by whoever wants to go on.
  [
    1,
    (_, __, chance) => (chance.below(3) === 0 ? { kind: 'cancel-event', reason: 'flood' } : null),
  ],
  [4, (_, state) => (openRound(state)?.status === 'paired' ? { kind: 'unpair-round' } : null)],
  [
    20,
    (_, state, chance) => {
      const player = draw(state.cut?.seeds ?? [], chance)
      return player === undefined ? null : { kind: 'decline-place', player }
    },
  ],
  [
    1,
    (_, state, chance) => ({
      kind: 'deduct-points',
      player: anybody(state, chance),
      points: 1 + chance.below(6),
      reason: 'conduct',
    }),
  ],
  [
    8,
    ({ log }, _, chance) => {
      const near = Math.max(1, log.length - chance.below(6) * chance.below(6))
      const entry = chance.below(4) === 0 ? 1 + chance.below(log.length) : near
      const whole = chance.below(2) === 0 ? ({ whole: true } as const) : {}
      const command = { kind: 'undo', entry, ...whole, reason: 'a slip' } as const
      // Whoever judges takes back the own steps, and tries others, too.
      return chance.below(3) === 0 ? { command, by: { by: judge } } : command
    },
  ],
  [
    1,
    (_, state, chance) => ({
      kind:
        draw(['register-player', 'check-in-player', 'cancel-check-in'] as const, chance) ??
        'register-player',
      player: chance.below(2) === 0 ? id(`p${state.players.size}`) : anybody(state, chance),
    }),
  ],
  [3, (_, __, chance) => draw(everyCommand, chance) ?? null],
]

const makers: readonly (readonly [weight: number, maker: Maker])[] = [
  ...ownMakers,
  ...[...peopleMakers, ...matterMakers, ...roundMakers, ...listMakers].map(
    ([weight, make]) =>
      [weight, ((_, state, chance) => make(state, chance)) satisfies Maker] as const,
  ),
]

const total = makers.reduce((sum, [weight]) => sum + weight, 0)

/** A command of any kind, sensible or not, by anybody. */
export const anyCommand = (event: Event, chance: Chance): Wish => {
  const state = event.state ?? expect.fail('no event')
  if (state.finished !== null && chance.below(2) === 0) {
    return { command: { kind: 'undo', entry: event.log.length, reason: 'too early' }, by: {} }
  }
  const wish = anyWish(event, state, chance)
  return misbehaved(state, 'kind' in wish ? { command: wish, by: {} } : wish, chance)
}

/** What there is nothing to ask of just now, nobody asks. */
const anyWish = (event: Event, state: EventState, chance: Chance): Command | Wish => {
  for (let tries = 0; tries < 8; tries++) {
    let pick = chance.below(total)
    const maker = makers.find(([weight]) => {
      pick -= weight
      return pick < 0
    })
    const wish = maker?.[1](event, state, chance) ?? null
    if (wish !== null) return wish
  }
  return { kind: 'close-round' }
}

/** A pairing by hand: whole and by chance, or with somebody left out, or with a slip in it. */
const byHand = (state: EventState, chance: Chance): Wish => {
  const isBracket = (currentStage(state)?.plan.kind ?? 'swiss') !== 'swiss'
  const games = isBracket ? gamesToPlay(state) : []
  const players = isBracket
    ? games.flat()
    : shuffle(
        activePlayers(state).map(({ player }) => player),
        chance,
      )
  const slip = chance.below(8)
  const seated =
    slip === 0 ? players.slice(1) : slip === 1 ? [...players, ...players.slice(0, 1)] : players
  const isShuffled = isBracket && chance.below(4) === 0
  const order = isShuffled ? shuffle(seated, chance) : seated
  const tables = Array.from(
    { length: Math.floor(order.length / 2) },
    (_, n) => [order[2 * n] as PlayerId, order[2 * n + 1] as PlayerId] as const,
  )
  const left = order.length % 2 === 1 ? order.slice(-1) : []
  const byes = left.map((player) => ({ player, kind: 'odd-number' as const }))
  const command = { kind: 'pair-round-by-hand', tables, byes, reason: 'by hand' } as const
  return { command, by: slip === 0 || isShuffled ? override : {} }
}

/** The games of the bracket that both players have come through to. */
const gamesToPlay = (state: EventState): readonly (readonly PlayerId[])[] => {
  const rounds = state.rounds.filter(({ status }) => status !== 'paired')
  return bracketOf({ ...state, rounds }, state.stages.length - 1).next.flatMap(({ slots }) => {
    const present = slots.filter(
      (slot): slot is PlayerId => slot !== null && state.players.get(slot)?.status === 'active',
    )
    return present.length === 2 ? [present] : []
  })
}
