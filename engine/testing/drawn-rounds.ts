import { expect } from 'vitest'
import { type FactOf, standingsView } from '../src/index.ts'
import type { Story } from './story.ts'

type RoundPaired = FactOf<'round-paired'>

/** The round that an entropy would bring, without pairing it. */
export const drawn = (event: Story, entropy = 'any'): RoundPaired => {
  const decision = event.ask({ kind: 'pair-round' }, { entropy })
  if (!decision.granted) return expect.fail(JSON.stringify(decision.refusal))
  const round = decision.facts.find((fact) => fact.kind === 'round-paired')
  return round?.kind === 'round-paired' ? round : expect.fail('no round')
}

export const entropies = Array.from({ length: 60 }, (_, index) => `lot-${index}`)

/** `ada-ben cy-dee`, each pair and the pairs in alphabetical order: who meets, not where. */
export const pairsOf = ({ pairings }: RoundPaired): string =>
  pairings
    .map(({ players }) => [...players].sort().join('-'))
    .sort()
    .join(' ')

/** The same of those pairs alone in which one of these is. */
export const pairsWith =
  (...names: readonly string[]) =>
  (round: RoundPaired): string =>
    pairsOf(round)
      .split(' ')
      .filter((pair) => pair.split('-').some((name) => names.includes(name)))
      .join(' ')

export const byesOf = ({ byes }: RoundPaired): string => byes.map(({ player }) => player).join(' ')

/** Everything that comes out over sixty entropies. */
export const outcomes = (event: Story, look: (round: RoundPaired) => string): readonly string[] =>
  [...new Set(entropies.map((entropy) => look(drawn(event, entropy))))].sort()

/** The last two of the standings, with points and margins. */
export const lowestTwo = (event: Story) =>
  standingsView(event.state())
    .rows.slice(-2)
    .map((row) => [row.player, row.tournamentPoints, row.marginOfVictory])
