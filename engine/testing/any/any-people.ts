import type { Chance } from '../../src/chance/chance.ts'
import { draw, shuffle } from '../../src/chance/shuffle.ts'
import {
  type AboutChange,
  type Command,
  day,
  type EventState,
  freePlaces,
  type LeaderId,
  leaderId,
  type Match,
  openMatches,
  openRound,
  optionNames,
  optionValues,
  rulesOf,
  waitingList,
} from '../../src/index.ts'
import { id } from '../story.ts'
import { type Maker, oneOf, type Wish } from '../wish.ts'
import { anyResult } from './any-result.ts'

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

/** Now and then against the document. */
const perhaps = (command: Command, chance: Chance): Wish => ({
  command,
  by: chance.below(2) === 0 ? {} : { override: 'the leader says so' },
})

/** What belongs before the start is mostly tried there. */
const isOver = ({ stages }: EventState, chance: Chance): boolean =>
  stages.length > 0 && chance.below(12) > 0

/** On the way: a round more or less, another cut, or none; what was played may stand against it. */
const otherPlan: Maker = (state, chance) => {
  const [first, ...later] = state.told?.stages ?? []
  if (first === undefined || state.stages.length === 0) return null
  const rounds = first.rounds === null ? null : Math.max(1, first.rounds + chance.below(3) - 1)
  const sizes = rulesOf(state.created).regulation.structure.cutSizes?.value ?? [2, 3, 4, 5, 8]
  const stages = [
    { ...first, rounds },
    ...(chance.below(4) === 0
      ? []
      : later.map((stage, index) =>
          index === later.length - 1 && stage.cut !== null
            ? { ...stage, cut: oneOf(sizes, chance) }
            : stage,
        )),
  ]
  return perhaps({ kind: 'change-structure', structure: { kind: 'custom', stages } }, chance)
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

/** Another reading of a rule, back to the default, or one that the document does not have. */
const otherOptions: Maker = (state, chance) => {
  if (isOver(state, chance)) return null
  const name = oneOf(optionNames, chance)
  const value = oneOf<string>(optionValues[name], chance)
  const options = chance.below(4) === 0 ? {} : { ...state.created.options, [name]: value }
  return { kind: 'change-options', options }
}

/** Somebody reads it and puts it right, at any time. */
const anyDescription: Maker = ({ created, about }, chance) => {
  const dates = [created.date, day('2015-10-04'), day('2017-08-01')]
  const changes: readonly AboutChange[] = [
    { name: `Evening ${chance.below(9)}`, venue: chance.below(2) === 0 ? 'a hall' : null },
    { date: oneOf(dates, chance) },
    { until: chance.below(2) === 0 ? null : oneOf(dates, chance) },
    { champion: about.champion === undefined ? 'at-once' : null },
    { start: about.start === undefined ? '09:45' : null, fee: ' ' },
    { prizes: [{ for: 'everyone', what: 'a card' }], logo: 'data:image/png;base64,AAAA' },
  ]
  return { kind: 'describe-event', about: oneOf(changes, chance) }
}

/** The hall fills up, and somebody waits. */
const anyPlace: Maker = (state, chance) => {
  if (isOver(state, chance)) return null
  if (freePlaces(state) === 0 && chance.below(3) > 0) {
    const members = chance.below(3) === 0 ? { members: chance.below(4) } : {}
    return { kind: 'register-player', player: id(`w${state.players.size}`), ...members }
  }
  const players = chance.below(3) === 0 ? null : 1 + chance.below(8)
  return { kind: 'set-capacity', players }
}

const anyMoney: Maker = ({ players }, chance) => ({
  kind: 'mark-payment',
  players: [...players.keys()].filter(() => chance.below(3) === 0),
  paid: chance.below(3) > 0,
})

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
    (_, chance) => ({
      kind: 'announce-message',
      text: chance.below(3) === 0 ? '' : `${chance.below(9)}`,
    }),
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
