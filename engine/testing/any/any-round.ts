import type { Chance } from '../../src/chance/chance.ts'
import { draw, shuffle } from '../../src/chance/shuffle.ts'
import { type EventState, matchesOf, openRound, type Pair, type PlayerId } from '../../src/index.ts'
import { repairCommand, repairView } from '../../src/views/rounds/repair.ts'
import { id } from '../story.ts'
import { type Maker, oneOf } from '../wish.ts'

/** Two players, and now and then two leaders who play: who rules on their match? */
const anyPair = ({ players, leaders }: EventState, chance: Chance): Pair<PlayerId> | null => {
  const playing = leaders.flatMap(({ plays }) => plays ?? [])
  const among = playing.length > 1 && chance.below(2) === 0 ? playing : [...players.keys()]
  const [first, second] = shuffle(among, chance)
  return first === undefined || second === undefined ? null : [first, second]
}

/** One of the ways on that a leader is shown. */
const chosenRepair: Maker = (state, chance) => {
  const choice = draw(repairView(state) ?? [], chance)
  const command = choice === undefined ? null : repairCommand(state, choice, 'a player left')
  // Where the clock runs it takes a leader's word.
  if (command === null || chance.below(2) === 0) return command
  return { command, by: { override: 'the leader says so' } }
}

/** Two tables, or one and whoever sits out, change opponents; now and then somebody is forgotten. */
const anyRepair: Maker = (state, chance) => {
  const round = openRound(state)
  if (round === null) return null
  const chosen = shuffle(matchesOf(state, round), chance).slice(0, 1 + chance.below(2))
  const sitting = round.byes.map(({ player }) => player)
  const players = shuffle([...chosen.flatMap((match) => match.players), ...sitting], chance)
  const seated = chance.below(3) === 0 ? players.slice(1) : players
  const pairs = Array.from(
    { length: Math.floor(seated.length / 2) },
    (_, n) => [seated[2 * n] as PlayerId, seated[2 * n + 1] as PlayerId] as const,
  )
  const byes = (seated.length % 2 === 1 ? seated.slice(-1) : []).map((player) => {
    return { player, kind: 'odd-number' as const }
  })
  const matches = chosen.map(({ match }) => match)
  const command = { kind: 'repair-round', matches, pairs, byes, reason: 'a slip' } as const
  return chance.below(3) === 0 ? { command, by: { override: 'the leader says so' } } : command
}

/** Who meets whom by a leader's word, at which table, and what becomes of a round already known. */
export const roundMakers: readonly (readonly [weight: number, maker: Maker])[] = [
  [10, chosenRepair],
  [4, anyRepair],
  [
    4,
    (state, chance) => {
      const held = draw(state.constraints, chance)
      const isFreed = held !== undefined && chance.below(3) === 0
      const players = isFreed ? held.players : anyPair(state, chance)
      if (players === null) return null
      const as = isFreed ? 'free' : oneOf(['forbidden', 'fixed'] as const, chance)
      return { kind: 'constrain-pair', players, as, reason: 'brothers' }
    },
  ],
  [
    2,
    (state, chance) => {
      const player = draw([...state.players.keys()], chance)
      const table = chance.below(4) === 0 ? null : 1 + chance.below(8)
      return player === undefined ? null : { kind: 'assign-table', player, table }
    },
  ],
  [
    2,
    (_, chance) => {
      if (chance.below(2) === 0) return { kind: 'feature-table', table: 1 + chance.below(4) }
      const closed = [1, 2, 3, 4, 5].filter(() => chance.below(3) === 0)
      return { kind: 'set-tables', first: 1 + chance.below(4), closed }
    },
  ],
  [
    4,
    ({ players }) => ({
      kind: 'register-late-player',
      player: id(`late${players.size}`),
      joins: 'running-round',
    }),
  ],
]
