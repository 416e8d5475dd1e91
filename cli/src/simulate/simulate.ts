import {
  activePlayers,
  chanceFrom,
  checkRound,
  openMatches,
  openRound,
  playerId,
  type Receipt,
  type Regulation,
  standingsOf,
  wayOf,
} from '@topcut/engine'
import { type Telling, telling } from '@topcut/exchange'
import { refused } from '../refusal.ts'
import { type Figures, figuresOf } from './figures.ts'

type Simulation = {
  readonly regulation: Regulation
  readonly players: number
  readonly rounds: number
  readonly events: number
  readonly entropy: string
  /** The share of players who leave after each round. */
  readonly drops: number
}

type Certified = { readonly [C in 'parity' | 'exact' | 'fold']: number }

/** What all events together came to in one round. */
type RoundSummary = {
  readonly round: number
  readonly rematches: number
  readonly certified: Certified
}

export type Simulated = {
  readonly players: number
  readonly events: number
  readonly rounds: readonly RoundSummary[]
  readonly pairingMs: Figures
  readonly standingsMs: Figures
  readonly rematches: number
  readonly avoidableRematches: number
  readonly certified: Certified
  readonly byes: number
}

type Played = {
  readonly round: number
  readonly receipt: Receipt
  readonly avoidable: number
  readonly byes: number
  readonly pairingMs: number
  readonly standingsMs: number
}

/** Plays whole Swiss events by chance and tells how well and how fast they were paired. */
export const simulate = (simulation: Simulation): Simulated => {
  const played = Array.from({ length: simulation.events }, (_, event) =>
    playEvent(simulation, `${simulation.entropy}/${event + 1}`),
  ).flat()
  const numbers = [...new Set(played.map(({ round }) => round))]
  return {
    players: simulation.players,
    events: simulation.events,
    rounds: numbers.map((round) => {
      const own = played.filter((one) => one.round === round)
      return { round, rematches: rematchesIn(own), certified: certifiedIn(own) }
    }),
    pairingMs: figuresOf(played.map(({ pairingMs }) => pairingMs)),
    standingsMs: figuresOf(played.map(({ standingsMs }) => standingsMs)),
    rematches: rematchesIn(played),
    avoidableRematches: played.reduce((sum, { avoidable }) => sum + avoidable, 0),
    certified: certifiedIn(played),
    byes: played.reduce((sum, { byes }) => sum + byes, 0),
  }
}

const rematchesIn = (played: readonly Played[]): number =>
  played.reduce((sum, { receipt }) => sum + receipt.rematches, 0)

const certifiedIn = (played: readonly Played[]): Certified => {
  const count = (how: keyof Certified) =>
    played.filter(({ receipt }) => receipt.certified === how).length
  return { parity: count('parity'), exact: count('exact'), fold: count('fold') }
}

const playEvent = (simulation: Simulation, entropy: string): readonly Played[] => {
  const { regulation, drops, rounds } = simulation
  const chance = chanceFrom(entropy)
  const tale = start(simulation, entropy)
  const played: Played[] = []
  while (played.length < rounds && activePlayers(tale.state()).length > 1) {
    played.push(playRound(tale, regulation, `${entropy}/${played.length + 1}`, chance))
    const leaving = activePlayers(tale.state()).filter(
      () => chance.below(1_000_000) < drops * 1_000_000,
    )
    tale.giveAll(
      leaving.map(({ player }) => ({ command: { kind: 'drop-player', player, when: 'now' } })),
    )
  }
  return played
}

const start = ({ regulation, players, rounds }: Simulation, entropy: string): Telling => {
  const tale = telling()
  tale.give({
    kind: 'create-event',
    name: 'simulation',
    regulation: regulation.id,
    tier: 'casual',
    date: regulation.defaultDate,
    structure: { kind: 'custom', stages: [{ kind: 'swiss', rounds, cut: null }] },
    options: {},
    entropy,
  })
  const ids = Array.from({ length: players }, (_, index) => playerId(`${index + 1}`))
  for (const player of ids) tale.give({ kind: 'register-player', player })
  tale.giveAll(ids.map((player) => ({ command: { kind: 'check-in-player', player } })))
  tale.give({ kind: 'announce-event' })
  tale.give({ kind: 'start-stage' }, { override: 'simulation' })
  return tale
}

const playRound = (
  tale: Telling,
  regulation: Regulation,
  entropy: string,
  chance: ReturnType<typeof chanceFrom>,
): Played => {
  const way = wayOf(regulation.scoring.swiss)
  const before = tale.state()
  const standingsMs = timed(() => standingsOf(before))
  let entries: ReturnType<Telling['give']> = []
  const pairingMs = timed(() => {
    entries = tale.give({ kind: 'pair-round' }, { entropy })
  })
  const paired = entries.map(({ fact }) => fact).find(({ kind }) => kind === 'round-paired')
  if (paired?.kind !== 'round-paired' || paired.receipt === null) {
    return refused({ code: 'no-round' })
  }
  const { findings } = checkRound(before, paired)
  tale.give({ kind: 'publish-round' })
  const round = openRound(tale.state())
  tale.giveAll(
    (round === null ? [] : openMatches(tale.state(), round)).map((match) => ({
      command: {
        kind: 'enter-result',
        match: match.match,
        result: way.byChance(chance),
      },
    })),
  )
  tale.give({ kind: 'close-round' })
  return {
    round: paired.round,
    receipt: paired.receipt,
    avoidable: findings.filter(({ kind }) => kind === 'avoidable-rematch').length,
    byes: paired.byes.length,
    pairingMs,
    standingsMs,
  }
}

const timed = (work: () => unknown): number => {
  const begun = performance.now()
  work()
  return performance.now() - begun
}
