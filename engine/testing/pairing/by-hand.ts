import { expect } from 'vitest'
import type { Bye, Pair, PlayerId, Result, Warning } from '../../src/index.ts'
import { id, type Story } from '../story.ts'

type Told =
  | { readonly bye: string }
  | { readonly players: Pair<string>; readonly result: Result | 'plain' | null }

/** `ada 100-24 ben` with a score, `ada > ben` won, `ada v ben` with a result of its own, `cy bye`. */
const told = (text: string): Told => {
  const [first = '', middle = '', second = ''] = text.trim().split(/\s+/)
  if (middle === 'bye') return { bye: first }
  if (middle === '>') return { players: [first, second], result: 'plain' }
  if (middle === 'v') return { players: [first, second], result: null }
  const [a, b] = middle.split('-').map(Number)
  if (a === undefined || b === undefined) return expect.fail(`not a match: ${text}`)
  const score: Pair<number> = [a, b]
  const wholes = score.filter((points) => points === 100).length
  const ending = (['time', 'destruction', 'mutual-destruction'] as const)[wholes] ?? 'time'
  return { players: [first, second], result: { ending, score } }
}

const lines = (round: string) => round.split(',').map(told)

/** Pairs a round as told; returns the warnings. */
export const pairByHand = (story: Story, round: string): readonly Warning[] => {
  const tables: Pair<PlayerId>[] = []
  const byes: Bye[] = []
  for (const line of lines(round)) {
    if ('bye' in line) byes.push({ player: id(line.bye), kind: 'odd-number' })
    else tables.push([id(line.players[0]), id(line.players[1])])
  }
  return story.does({ kind: 'pair-round-by-hand', tables, byes, reason: 'as told' })
}

/**
 * Plays a whole round as told: `'ada 100-24 ben, cy v dee, eve bye'`. A match without a score
 * takes its result from `results`, under the name of its first player.
 */
export const playByHand = (
  story: Story,
  round: string,
  results: { readonly [first: string]: Result } = {},
): void => {
  pairByHand(story, round)
  story.does({ kind: 'publish-round' })
  for (const line of lines(round)) {
    if ('bye' in line) continue
    const [first] = line.players
    const result = line.result ?? results[first] ?? expect.fail(`no result for ${first}`)
    if (result === 'plain') story.wins(first)
    else story.result(first, result)
  }
  story.does({ kind: 'close-round' })
}
