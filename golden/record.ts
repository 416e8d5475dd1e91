import { existsSync, writeFileSync } from 'node:fs'
import {
  advance,
  awaiting,
  type Command,
  commandId,
  decide,
  type Entry,
  type Event,
  type EventState,
  emptyEvent,
  instant,
  type Match,
  matchesOf,
  openRound,
  playerId,
  type Regulation,
  type Result,
  regulations,
  type Seat,
  type StagePlan,
} from '@topcut/engine'
import { fileFor, outcomeOf } from './outcome.ts'

/*
 * Plays one whole event for each regulation that has no golden log yet and writes it down:
 * node golden/record.ts. A log that exists is never recorded again: it stands for the events that
 * people have run, and every later engine has to read it.
 */

const players = 11
const start = Date.UTC(2026, 0, 10, 9)

/** A number below `limit` that depends on nothing but the words. */
const pick = (limit: number, ...words: readonly (string | number)[]): number => {
  let value = 7
  for (const letter of words.join('/')) value = (value * 31 + letter.charCodeAt(0)) % 1_000_003
  return value % limit
}

const stagesFor = ({ structure }: Regulation): readonly StagePlan[] => {
  const swiss: StagePlan = { kind: 'swiss', rounds: 4, cut: null }
  if (structure.finals === 'final-match') return [swiss]
  return [swiss, { kind: structure.finals, rounds: null, cut: 4 }]
}

const resultFor = (regulation: Regulation, state: EventState, match: Match): Result => {
  const kind = state.stages[state.rounds[match.round - 1]?.stage ?? 0]?.plan.kind ?? 'swiss'
  const clauses = kind === 'swiss' ? regulation.scoring.swiss : regulation.scoring.elimination
  const draw = (limit: number, about: string) =>
    pick(limit, regulation.id, match.players.join('-'), match.round, about)
  const seat = (about: string): Seat => (draw(2, about) === 0 ? 'first' : 'second')
  switch (clauses.method) {
    case 'destroyed-points': {
      if (draw(6, 'level') === 0) {
        const decider = kind === 'swiss' ? clauses.equalInSwiss : clauses.equalInElimination
        const decided = decider.value === 'draw' ? {} : { [decider.value]: seat('decided') }
        return { ending: 'time', score: [42, 42], ...decided }
      }
      const low = draw(99, 'low')
      const ending = draw(3, 'ending') === 0 ? 'time' : 'destruction'
      const high = ending === 'time' ? Math.min(99, low + 1 + draw(30, 'lead')) : 100
      return { ending, score: seat('winner') === 'first' ? [high, low] : [low, high] }
    }
    case 'two-games': {
      const games = ['first', 'second', 'draw'] as const
      const second = games[draw(3, 'two')] ?? 'draw'
      // A match for the title needs a winner.
      if (kind !== 'swiss') return { ending: 'games', games: ['first', 'draw'] }
      return { ending: 'games', games: [games[draw(3, 'one')] ?? 'draw', second] }
    }
    case 'sided-game': {
      const light =
        match.side !== undefined && 'light' in match.side
          ? match.players[0] === match.side.light
            ? 'first'
            : 'second'
          : seat('light')
      return { ending: 'won', winner: seat('winner'), light }
    }
    case 'victory-points': {
      const low = draw(40, 'low')
      if (draw(5, 'level') === 0) {
        const tie = {
          defeats: [3, 3],
          damage: [9, 9],
          die: [
            [2, 2],
            [5, 3],
          ],
        } as const
        return { ending: 'time', score: [30, 30], tie }
      }
      return { ending: 'points', score: seat('winner') === 'first' ? [41, low] : [low, 41] }
    }
  }
}

const play = (regulation: Regulation): Event => {
  let event: Event = emptyEvent
  let given = 0
  const give = (command: Command) => {
    given++
    const at = instant(start + given * 60_000)
    const by = { role: 'organizer' } as const
    const entropy = `${regulation.id} ${given}`
    const decision = decide(event, { command, by, at, entropy })
    if (!decision.granted) throw new Error(`${command.kind}: ${JSON.stringify(decision.refusal)}`)
    const first = event.log.length + 1
    event = advance(
      event,
      decision.facts.map((fact, index): Entry => {
        return { n: first + index, at, by, command: commandId(`${given}`), fact }
      }),
    )
  }
  const state = (): EventState => event.state as EventState
  give({
    kind: 'create-event',
    name: 'Golden event',
    regulation: regulation.id,
    tier: 'casual',
    date: regulation.defaultDate,
    structure: { kind: 'custom', stages: stagesFor(regulation) },
    options: {},
    ...(regulation.missions === null ? {} : { missions: ['one', 'two', 'three'] }),
  })
  for (let number = 1; number <= players; number++) {
    const player = playerId(`player-${number}`)
    const earnedBye = number === 4 && regulation.bye.earned !== null
    give({ kind: 'register-player', player, earnedBye })
    give({ kind: 'check-in-player', player })
  }
  while (state().finished === null) {
    const next = awaiting(state())
    if (next.step === 'enter-results') {
      const round = openRound(state())
      for (const match of round === null ? [] : matchesOf(state(), round)) {
        give({
          kind: 'enter-result',
          match: match.match,
          result: resultFor(regulation, state(), match),
        })
      }
      if (round?.number === 2) amendOne(regulation, state(), give)
      if (round?.number === 3) {
        give({ kind: 'drop-player', player: playerId('player-9'), when: 'after-round' })
      }
    } else give({ kind: next.step } as Command)
  }
  return event
}

/** The first table of round 2 was entered the wrong way round. */
const amendOne = (
  regulation: Regulation,
  state: EventState,
  give: (command: Command) => void,
): void => {
  const round = openRound(state)
  const match = round === null ? undefined : matchesOf(state, round)[0]
  if (match === undefined) return
  const turned: Match = { ...match, players: [match.players[1], match.players[0]] }
  const result = resultFor(regulation, state, turned)
  give({
    kind: 'amend-result',
    match: match.match,
    result,
    reason: 'the slip was read upside down',
  })
}

for (const regulation of regulations) {
  if (existsSync(fileFor('logs', regulation.id))) continue
  const { log } = play(regulation)
  writeFileSync(fileFor('logs', regulation.id), `${JSON.stringify(log)}\n`)
  writeFileSync(fileFor('expected', regulation.id), `${JSON.stringify(outcomeOf(log), null, 2)}\n`)
}
