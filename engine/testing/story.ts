import { expect } from 'vitest'
import {
  type Ask,
  advance,
  type Command,
  commandId,
  type Decision,
  day,
  decide,
  type Entry,
  type Event,
  type EventState,
  emptyEvent,
  instant,
  type Match,
  matchesOf,
  type Options,
  openRound,
  type PlayerId,
  playerId,
  type Refusal,
  type Result,
  type Role,
  type Structure,
  type Tier,
  type Warning,
} from '../src/index.ts'

/** An event as a test tells it: commands given one after the other, answers looked at. */
export type Story = {
  readonly event: () => Event
  readonly state: () => EventState
  readonly ask: (command: Command, by?: Partial<Ask>) => Decision
  /** Gives a command that must be granted; returns its warnings. */
  readonly does: (command: Command, by?: Partial<Ask>) => readonly Warning[]
  /** Gives a command that must be refused; returns the refusal, nothing changes. */
  readonly refuses: (command: Command, by?: Partial<Ask>) => Refusal
  readonly matchAt: (table: number) => Match
  readonly matchOf: (player: string) => Match
  /** Enters a result for the match of `winner`, who has the better score. */
  readonly wins: (winner: string, score?: readonly [number, number]) => void
  readonly result: (player: string, result: Result) => void
  /** Pairs, publishes, lets the better-listed player of each table win, and closes. */
  readonly playRound: (score?: (match: Match) => Result) => void
}

export type Setting = {
  readonly players?: number | readonly string[]
  readonly tier?: Tier
  readonly structure?: Structure
  readonly options?: Options
  readonly started?: boolean
}

export const id = (name: string): PlayerId => playerId(name)

export const names = (count: number): readonly string[] =>
  Array.from({ length: count }, (_, index) => `p${index + 1}`)

export const role = (name: Role): Partial<Ask> => ({ by: { role: name } })

/** A story of an event of the English regulation, up to its first stage if not told otherwise. */
export const story = (setting: Setting = {}): Story => {
  let event: Event = emptyEvent
  let given = 0

  const ask: Story['ask'] = (command, by = {}) => {
    given++
    return decide(event, {
      command,
      by: { role: 'organizer' },
      at: instant(1_443_860_000_000 + given * 1000),
      entropy: `entropy-${given}`,
      ...by,
    })
  }
  const does: Story['does'] = (command, by = {}) => {
    const decision = ask(command, by)
    if (!decision.granted) expect.fail(`${command.kind}: ${JSON.stringify(decision.refusal)}`)
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
    return decision.warnings
  }
  const refuses: Story['refuses'] = (command, by = {}) => {
    const decision = ask(command, by)
    if (decision.granted) return expect.fail(`${command.kind} was granted`)
    return decision.refusal
  }
  const state = () => event.state ?? expect.fail('no event')
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
  const wins: Story['wins'] = (winner, [high, low] = [100, 0]) => {
    const isFirst = matchOf(winner).players[0] === id(winner)
    const score = isFirst ? ([high, low] as const) : ([low, high] as const)
    result(winner, { ending: high === 100 ? 'destruction' : 'time', score })
  }
  const playRound: Story['playRound'] = (score = firstWins) => {
    does({ kind: 'pair-round' })
    does({ kind: 'publish-round' })
    for (const match of matches()) {
      does({ kind: 'enter-result', match: match.match, result: score(match) })
    }
    does({ kind: 'close-round' })
  }

  does({
    kind: 'create-event',
    name: 'An evening',
    regulation: 'x-wing/en-3.2',
    tier: setting.tier ?? 'casual',
    date: day('2015-10-03'),
    structure: setting.structure ?? { kind: 'open' },
    options: setting.options ?? {},
    entropy: 'hall',
  })
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
    refuses,
    matchAt,
    matchOf,
    wins,
    result,
    playRound,
  }
}

/** The player with the lower number destroys everything. */
export const firstWins = (match: Match): Result => {
  const [a, b] = match.players
  const isFirst = Number(a.slice(1)) < Number(b.slice(1))
  return { ending: 'destruction', score: isFirst ? [100, 0] : [0, 100] }
}
