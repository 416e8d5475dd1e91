import { regulationOf } from '@topcut/engine'
import { type Arguments, numberFlag, wrongUse } from '../arguments.ts'
import { refused } from '../refusal.ts'
import { simulate as run, type Simulated } from '../simulate/simulate.ts'

/** More would not fit a hall, and an answer would take too long to wait for. */
const most = { players: 20_000, rounds: 40, events: 10_000 }

export const simulateOptions = [
  'regulation',
  'players',
  'rounds',
  'events',
  'entropy',
  'drops',
  'json',
]

/** Whole events by chance: how well and how fast this many players are paired. */
export const simulate = (flags: Arguments['flags']): Simulated => {
  const wanted = flags.get('regulation') ?? needed('regulation')
  const regulation = regulationOf(wanted)
  if (regulation === null) return refused({ code: 'unknown-regulation', regulation: wanted })
  const players = within(flags, 'players', 2) ?? needed('players')
  return run({
    regulation,
    players,
    rounds: within(flags, 'rounds', 1) ?? Math.ceil(Math.log2(players)),
    events: within(flags, 'events', 1) ?? 1,
    entropy: flags.get('entropy') ?? 'topcut',
    drops: share(flags.get('drops') ?? '0.02'),
  })
}

const needed = (option: string): never =>
  wrongUse({ problem: 'option-needed', word: `--${option}`, of: 'simulate' })

const within = (
  flags: Arguments['flags'],
  name: keyof typeof most,
  least: number,
): number | null => {
  const value = numberFlag(flags, name)
  if (value === null || (value >= least && value <= most[name])) return value
  return wrongUse({ problem: 'out-of-range', word: `--${name}`, least, most: most[name] })
}

const share = (text: string): number => {
  const value = /^\d(\.\d+)?$/.test(text) ? Number(text) : Number.NaN
  return value >= 0 && value <= 1
    ? value
    : wrongUse({ problem: 'out-of-range', word: '--drops', least: 0, most: 1 })
}
