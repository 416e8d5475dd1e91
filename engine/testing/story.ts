import { expect } from 'vitest'
import type { Decision } from '../src/event/spine/decision.ts'
import {
  type Ask,
  type Asked,
  advance,
  type Catalogue,
  type Command,
  commandId,
  day,
  decide,
  type Entry,
  type Event,
  type EventState,
  emptyEvent,
  type Fact,
  instant,
  leaderId,
  type Match,
  matchesOf,
  type Options,
  openRound,
  type PlayerId,
  playerId,
  type Refusal,
  type Result,
  type Role,
  type RoundMinutes,
  type Seat,
  type Structure,
  type Tier,
  type Warning,
} from '../src/index.ts'
import { pairFor } from '../src/vocabulary/seat.ts'
import { lowerNumber, plainWin } from './plain-win.ts'

/** An event as a test tells it: commands given one after the other, answers looked at. */
export type Story = {
  readonly event: () => Event
  readonly state: () => EventState
  readonly ask: (command: Command, by?: Partial<Ask>) => Decision
  /** Gives a command that must be granted; returns its warnings. */
  readonly does: (command: Command, by?: Partial<Ask>) => readonly Warning[]
  /** Gives a command that must be granted; returns its facts. */
  readonly facts: (command: Command, by?: Partial<Ask>) => readonly Fact[]
  /** Gives a command that must be refused; returns the refusal, nothing changes. */
  readonly refuses: (command: Command, by?: Partial<Ask>) => Refusal
  readonly matchAt: (table: number) => Match
  readonly matchOf: (player: string) => Match
  /** Enters a result for the match of `winner`, a plain one or with the better score. */
  readonly wins: (winner: string, score?: readonly [number, number]) => void
  readonly result: (player: string, result: Result) => void
  /** Pairs, publishes, lets the better-listed player of each table win, and closes. */
  readonly playRound: (score?: (match: Match) => Result) => void
  /** Pairs by hand as told, one table a line (`p1 100-24 p2`, `p1 - p2`, `p5 bye`), publishes. */
  readonly seats: (...lines: readonly string[]) => void
  /** Seats a round, enters the scores of its lines and closes it. */
  readonly plays: (...lines: readonly string[]) => void
  /** The number of the last entry with a fact of this kind. */
  readonly entryOf: (kind: Fact['kind']) => number
}

export type Setting = {
  readonly regulation?: string
  readonly players?: number | readonly string[]
  readonly tier?: Tier
  readonly date?: string
  readonly structure?: Structure
  readonly options?: Options
  readonly missions?: readonly string[]
  readonly roundMinutes?: RoundMinutes
  readonly started?: boolean
  /** What the desk's own entropy begins with, where chance itself is looked at. */
  readonly luck?: string
  /** What the lots of its rounds come from; absent: each draw has fresh entropy, as before. */
  readonly secret?: string
  /** Most stories are not about lists: there they are on paper, and the start says so. */
  readonly lists?: 'asked'
  /** Nor about who organizes: nobody is on record, and the start says that, too. */
  readonly organizer?: 'asked'
  /** The cards the desk hands in; absent: it has none, as before there were any. */
  readonly cards?: Catalogue
  /** The leader who creates it, as the desk knows whoever signed in. */
  readonly createdBy?: string
}

/** `npm run rules` looks whether a test asserts something that stands in the state. */
const watched = globalThis as { topcutSees?: (state: EventState) => void }

const onPaper: readonly string[] = ['lists-missing', 'lists-unchecked', 'missions-not-legal']

export const id = (name: string): PlayerId => playerId(name)

export const names = (count: number): readonly string[] =>
  Array.from({ length: count }, (_, index) => `p${index + 1}`)

export const role = (name: Role): Partial<Ask> => ({ by: { role: name } })

/** A command as the desk hands it in, for events that no story tells. */
export const asking = (command: Command, by: Partial<Ask> = {}): Asked => ({
  command,
  by: { role: 'organizer' },
  at: instant(1_443_860_000_000),
  entropy: 'desk',
  ...by,
})

/** A story of an event: by the English regulation, up to its first stage if not told otherwise. */
export const story = (setting: Setting = {}): Story => {
  let event: Event = emptyEvent
  let given = 0

  const ask: Story['ask'] = (command, by = {}) => {
    given++
    const asked: Asked = {
      command,
      by: { role: 'organizer' },
      at: instant(1_443_860_000_000 + given * 1000),
      entropy: `${setting.luck ?? 'entropy'}-${given}`,
      ...(setting.cards === undefined ? {} : { cards: setting.cards }),
      ...(setting.secret === undefined ? {} : { secret: setting.secret }),
      ...by,
    }
    const decision = decide(event, asked)
    const isOnPaper =
      !decision.granted &&
      ((setting.lists !== 'asked' && onPaper.includes(decision.refusal.code)) ||
        (setting.organizer !== 'asked' && decision.refusal.code === 'organizer-missing'))
    return isOnPaper ? decide(event, { ...asked, override: 'on paper' }) : decision
  }
  const gives = (command: Command, by: Partial<Ask>) => {
    const decision = ask(command, by)
    if (!decision.granted) {
      return expect.fail(`${command.kind}: ${JSON.stringify(decision.refusal)}`)
    }
    const entries = decision.facts.map(
      (fact, index): Entry => ({
        n: event.log.length + index + 1,
        at: instant(1_443_860_000_000 + given * 1000),
        by: by.by ?? { role: 'organizer' },
        command: commandId(`command-${given}`),
        fact,
      }),
    )
    event = advance(event, entries)
    return decision
  }
  const does: Story['does'] = (command, by = {}) => gives(command, by).warnings
  const facts: Story['facts'] = (command, by = {}) => gives(command, by).facts
  const refuses: Story['refuses'] = (command, by = {}) => {
    const decision = ask(command, by)
    if (decision.granted) return expect.fail(`${command.kind} was granted`)
    return decision.refusal
  }
  const state = () => {
    const now = event.state ?? expect.fail('no event')
    watched.topcutSees?.(now)
    return now
  }
  const matches = () => {
    const round = openRound(state())
    return round === null ? [] : matchesOf(state(), round)
  }
  const matchAt = (table: number) =>
    matches().find((match) => match.table === table) ?? expect.fail(`no table ${table}`)
  const matchOf = (player: string) =>
    matches().find((match) => match.players.includes(id(player))) ?? expect.fail(`no ${player}`)
  const result: Story['result'] = (player, entered) =>
    void does({ kind: 'enter-result', match: matchOf(player).match, result: entered })
  const wins: Story['wins'] = (winner, score) => {
    const match = matchOf(winner)
    const seat: Seat = match.players[0] === id(winner) ? 'first' : 'second'
    if (score === undefined) return result(winner, plainWin(state(), match, seat))
    const ending = score[0] === 100 ? 'destruction' : 'time'
    result(winner, { ending, score: pairFor(seat, ...score) })
  }
  const playRound: Story['playRound'] = (
    score = (match) => plainWin(state(), match, lowerNumber(match)),
  ) => {
    does({ kind: 'pair-round' })
    does({ kind: 'publish-round' })
    for (const match of matches()) {
      does({ kind: 'enter-result', match: match.match, result: score(match) })
    }
    does({ kind: 'close-round' })
  }
  const seats: Story['seats'] = (...lines) => {
    const told = lines.map(lineOf)
    does({
      kind: 'pair-round-by-hand',
      tables: told.flatMap((line) => ('players' in line ? [line.players] : [])),
      byes: told.flatMap((line) =>
        'bye' in line ? [{ player: line.bye, kind: 'odd-number' as const }] : [],
      ),
      reason: 'as drawn',
    })
    does({ kind: 'publish-round' })
  }
  const plays: Story['plays'] = (...lines) => {
    seats(...lines)
    for (const line of lines.map(lineOf)) {
      if ('players' in line && line.result !== null) result(line.players[0], line.result)
    }
    does({ kind: 'close-round' })
  }
  const entryOf: Story['entryOf'] = (kind) =>
    event.log.findLast(({ fact }) => fact.kind === kind)?.n ?? expect.fail(`no ${kind}`)

  const create: Command = {
    kind: 'create-event',
    name: 'An evening',
    regulation: setting.regulation ?? 'x-wing/en-3.2',
    tier: setting.tier ?? 'casual',
    date: day(setting.date ?? '2015-10-03'),
    structure: setting.structure ?? { kind: 'open' },
    options: setting.options ?? {},
    ...(setting.missions === undefined ? {} : { missions: setting.missions }),
    ...(setting.roundMinutes === undefined ? {} : { roundMinutes: setting.roundMinutes }),
    entropy: 'hall',
  }
  const { createdBy } = setting
  does(
    create,
    createdBy === undefined ? {} : { by: { role: 'organizer', leader: leaderId(createdBy) } },
  )
  const { players = 4 } = setting
  for (const name of typeof players === 'number' ? names(players) : players) {
    does({ kind: 'register-player', player: id(name) })
    does({ kind: 'check-in-player', player: id(name) })
  }
  if (setting.started !== false) {
    does({ kind: 'announce-event' })
    does({ kind: 'start-stage' })
  }
  return {
    event: () => event,
    state,
    ask,
    does,
    facts,
    refuses,
    matchAt,
    matchOf,
    wins,
    result,
    playRound,
    seats,
    plays,
    entryOf,
  }
}

type Told =
  | { readonly players: readonly [PlayerId, PlayerId]; readonly result: Result | null }
  | { readonly bye: PlayerId }

/** Reads `p1 100-24 p2`, `p1 - p2` (nothing entered yet) or `p5 bye`. */
const lineOf = (line: string): Told => {
  const [first, middle, second] = line.split(' ')
  if (first !== undefined && middle === 'bye') return { bye: id(first) }
  if (first === undefined || middle === undefined || second === undefined) {
    return expect.fail(`not a table: ${line}`)
  }
  const players = [id(first), id(second)] as const
  if (middle === '-') return { players, result: null }
  const [high = 0, low = 0] = middle.split('-').map(Number)
  return { players, result: scored(high, low) }
}

/** The result that fits two scores: all destroyed, both destroyed, or time was called. */
export const scored = (first: number, second: number): Result => {
  const full = [first, second].filter((score) => score === 100).length
  const ending = full === 2 ? 'mutual-destruction' : full === 1 ? 'destruction' : 'time'
  return { ending, score: [first, second] }
}

/**
 * A cut to `entrants` players, seeded p1, p2, p3 … after one Swiss round of an even number of
 * players; the bracket has begun.
 */
export const bracketStory = (entrants: number, setting: Setting = {}): Story => {
  const asked = typeof setting.players === 'number' ? setting.players : 4
  const count = Math.max(asked, entrants + (entrants % 2))
  const told = story({
    ...setting,
    players: count,
    structure: {
      kind: 'custom',
      stages: [
        { kind: 'swiss', rounds: 1, cut: null },
        { kind: 'elimination', rounds: null, cut: entrants },
      ],
    },
  })
  const tables = Array.from({ length: count / 2 }, (_, i) => `p${i + 1} 100-${i} p${count - i}`)
  told.plays(...tables)
  told.does({ kind: 'make-cut' })
  told.does({ kind: 'start-stage' })
  return told
}

/** The player with the lower number destroys everything. */
export const firstWins = (match: Match): Result => {
  const [a, b] = match.players
  const isFirst = Number(a.slice(1)) < Number(b.slice(1))
  return { ending: 'destruction', score: isFirst ? [100, 0] : [0, 100] }
}
