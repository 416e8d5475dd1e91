import type { Chance } from '../../src/chance/chance.ts'
import { draw, shuffle } from '../../src/chance/shuffle.ts'
import {
  type EventState,
  type LeaderId,
  leaderId,
  type Match,
  openMatches,
  openRound,
  rulesOf,
  waitingList,
} from '../../src/index.ts'
import { type Maker, oneOf, type Wish } from '../wish.ts'
import { anyResult } from './any-result.ts'
import {
  anyDescription,
  anyMoney,
  anyPlace,
  isOver,
  otherOptions,
  otherPlan,
  perhaps,
} from './any-set-up.ts'

/** Mostly somebody who leads. */
const leader = ({ leaders }: EventState, chance: Chance): LeaderId =>
  (chance.below(5) > 0 ? draw(leaders, chance)?.leader : undefined) ??
  leaderId(`l${chance.below(3)}`)

const playing = ({ players }: EventState, chance: Chance) => {
  const plays = draw([...players.keys()], chance)
  return plays === undefined ? {} : { plays }
}

/** A match that is being played, if there is one. */
const atPlay = (state: EventState, chance: Chance): Match | null =>
  draw(running(state), chance) ?? null

const running = (state: EventState): readonly Match[] => {
  const round = openRound(state)
  return round === null ? [] : openMatches(state, round)
}

/** Mostly what the clock is waiting for. */
const anyClock: Maker = (state, chance) => {
  const round = openRound(state)
  if (round === null && chance.below(8) > 0) return null
  const clock = round?.clock ?? null
  if (clock === null || chance.below(8) === 0) return { kind: 'start-clock' }
  if (clock.pausedAt !== null) return { kind: 'resume-clock' }
  return { kind: chance.below(3) === 0 ? 'call-time' : 'pause-clock' }
}

/** Whoever registered and was not wanted, now and then somebody who plays. */
const anyRemoval: Maker = (state, chance) => {
  if (isOver(state, chance)) return null
  const players = [...state.players.keys()].filter(() => chance.below(12) === 0)
  return { kind: 'remove-registrations', players }
}

/** What a player says of a match: what was said before, or something else. */
const reportOf = (state: EventState, match: Match, chance: Chance): Wish => {
  const player = match.awaits ?? match.players[chance.below(2)] ?? match.players[0]
  const said = match.result ?? match.reports[0]?.result
  const isSame = said !== undefined && chance.below(3) > 0
  const result = isSame ? said : anyResult(chance, state, match)
  const command = { kind: 'report-result', match: match.match, player, result } as const
  return { command, by: { by: { role: 'player', player } } }
}

/** Leaders come and go, clocks stop and go on, players speak for themselves. */
export const peopleMakers: readonly (readonly [weight: number, maker: Maker])[] = [
  [
    8,
    (state, chance) =>
      perhaps(
        {
          kind: 'appoint-leader',
          leader: leaderId(`l${chance.below(3)}`),
          role: oneOf(['judge', 'judge', 'marshal', 'organizer'] as const, chance),
          ...(chance.below(3) > 0 ? playing(state, chance) : {}),
          ...(chance.below(3) === 0 ? { second: leader(state, chance) } : {}),
        },
        chance,
      ),
  ],
  [
    2,
    (state, chance) => ({
      kind: 'change-duty',
      leader: leader(state, chance),
      acting: chance.below(2) === 0,
    }),
  ],
  [3, (state, chance) => ({ kind: 'dismiss-leader', leader: leader(state, chance) })],
  [
    1,
    (state, chance) => ({
      kind: 'hand-over-office',
      to: leader(state, chance),
      reason: 'going home',
    }),
  ],
  [
    4,
    (state, chance) => {
      if (isOver(state, chance)) return null
      const kinds = ['open', 'basic', 'advanced', 'competitive', 'premier'] as const
      // Mostly the plan stays what it was: what is played after it needs one.
      return chance.below(12) > 0
        ? { kind: 'change-structure', structure: state.created.structure }
        : { kind: 'change-structure', structure: { kind: oneOf(kinds, chance) } }
    },
  ],
  [2, otherPlan],
  [
    4,
    (state, chance) => {
      if (rulesOf(state.created).regulation.missions === null) return null
      const among = ['one', 'two', 'three', 'four', 'five']
      const mission = oneOf(among, chance)
      const missions = shuffle(among, chance).slice(0, chance.below(5))
      const round = 1 + chance.below(state.rounds.length + 1)
      return perhaps(
        chance.below(2) === 0
          ? { kind: 'set-missions', missions }
          : { kind: 'enter-mission', round, mission },
        chance,
      )
    },
  ],
  [1, (_, chance) => perhaps({ kind: 'announce-event' }, chance)],
  [
    12,
    (state, chance) => {
      if (isOver(state, chance)) return null
      const details = { faqVersion: `${chance.below(9)}`, sleevesOrdered: chance.below(2) === 0 }
      return { kind: 'set-details', details }
    },
  ],
  [
    1,
    (state, chance) => {
      const { texts } = rulesOf(state.created).regulation
      const lists: readonly string[] = ['documents', 'venue', 'seating', 'kit']
      const items = texts.filter(({ value }) => lists.includes(value.place))
      const item = draw(items, chance)?.value.key ?? 'a chair'
      return { kind: 'tick-item', item, ticked: chance.below(3) > 0 }
    },
  ],
  [
    1,
    (_, chance) => {
      if (chance.below(2) === 0) return { kind: 'allow-embedding', on: 'everywhere' }
      return { kind: 'announce-message', text: chance.below(3) === 0 ? '' : `${chance.below(9)}` }
    },
  ],
  [4, otherOptions],
  [3, anyDescription],
  [4, anyPlace],
  [
    28,
    (state, chance) => {
      const next = isOver(state, chance) ? undefined : draw(waitingList(state), chance)
      if (next === undefined) return null
      return perhaps({ kind: 'admit-player', player: next.player }, chance)
    },
  ],
  [4, anyMoney],
  [1, anyRemoval],
  [
    6,
    (state, chance) => {
      const among = [...state.players.keys()]
      const player = draw(among, chance)
      if (player === undefined || (state.rounds.length > 0 && chance.below(12) > 0)) return null
      return {
        kind: 'change-wishes',
        wishes: [{ player, avoid: shuffle(among, chance).slice(0, chance.below(3)) }],
      }
    },
  ],
  [
    3,
    (state, chance) => {
      if (state.rounds.length > 0 && chance.below(12) > 0) return null
      const among = shuffle([...state.players.keys()], chance)
      const half = 1 + chance.below(3)
      const clubs = chance.below(4) === 0 ? null : [among.slice(0, half), among.slice(half, 4)]
      return { kind: 'keep-clubs-apart', clubs }
    },
  ],
  [16, anyClock],
  [20, (state) => (openRound(state)?.clock?.pausedAt == null ? null : { kind: 'resume-clock' })],
  [1, () => ({ kind: 'draw-lot', about: 'a coin', among: ['heads', 'tails'] })],
  [
    4,
    (state, chance) => {
      const match = chance.below(3) === 0 ? null : atPlay(state, chance)
      const command = {
        kind: 'extend-time',
        minutes: 1 + chance.below(9),
        reason: 'an alarm',
      } as const
      return perhaps(match === null ? command : { ...command, match: match.match }, chance)
    },
  ],
  [
    16,
    (state, chance) => {
      const begun = [...state.matches.values()].find(
        ({ startedAt, endedAt, result }) =>
          startedAt !== null && endedAt === null && result === null,
      )
      const match = begun ?? atPlay(state, chance)
      if (match === null) return null
      const kind = match.startedAt === null ? 'start-match' : 'end-match'
      return { kind, match: match.match }
    },
  ],
  [
    8,
    (state, chance) => {
      const match = atPlay(state, chance)
      return match === null ? null : reportOf(state, match, chance)
    },
  ],
  [
    30,
    (state, chance) => {
      const match = [...state.matches.values()].find(({ awaits }) => awaits !== null)
      return match === undefined ? null : reportOf(state, match, chance)
    },
  ],
  [
    24,
    (state, chance) => {
      const own = draw(
        state.leaders.filter(({ plays }) => plays !== null),
        chance,
      )
      const match = running(state).find(({ players }) => players.some((one) => one === own?.plays))
      if (match === undefined || own === undefined) return null
      const result = anyResult(chance, state, match)
      const command = { kind: 'enter-result', match: match.match, result } as const
      return { command, by: { by: { role: own.role, leader: own.leader } } }
    },
  ],
]
