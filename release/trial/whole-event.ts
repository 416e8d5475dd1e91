import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Start } from './started-desk.ts'

type Paired =
  | { readonly finished: true; readonly champion: string; readonly finalPlaces: readonly unknown[] }
  | {
      readonly finished?: undefined
      readonly stage: string
      readonly entropy: string
      readonly pairings: readonly { readonly players: readonly [string, string] }[]
    }

export type WholeEvent = { readonly rounds: number; readonly places: number }

const players = Array.from({ length: 16 }, (_, at) => `Player ${at + 1}`)

/** Plays an event from an empty file to its champion, by what the terminal answers alone. */
export const playWholeEvent = ({ program, args = [], cwd, env }: Start): WholeEvent => {
  const file = join(cwd, 'event.json')
  const rounds: object[] = []
  const ask = <T>(verb: string): T => {
    const structure = { kind: 'custom', swissRounds: 4, cut: 4 }
    const event = { regulation: 'x-wing/en-3.2', date: '2026-11-21', tier: 'casual', structure }
    writeFileSync(file, JSON.stringify({ ...event, players, rounds, entropy: 'trial' }))
    const words = [...args, verb, 'event.json']
    const { stdout, stderr, status } = spawnSync(program, words, { cwd, env, encoding: 'utf8' })
    if (status !== 0) throw new Error(`${verb}: ${status}\n${stderr}`)
    return JSON.parse(stdout)
  }
  for (;;) {
    const paired = ask<Paired>('pair')
    if (paired.finished) {
      const { standings } = ask<{ readonly standings: readonly unknown[] }>('standings')
      if (!ask<{ readonly clean: boolean }>('check').clean) throw new Error('not by the book')
      return { rounds: rounds.length, places: standings.length }
    }
    rounds.push({
      stage: paired.stage,
      entropy: paired.entropy,
      matches: paired.pairings.map((pair, at) => ({
        players: pair.players,
        result: { ending: 'destruction', score: at % 2 === 0 ? [100, 20 + at] : [30 + at, 100] },
      })),
    })
  }
}
