import type { Scenario } from '@topcut/exchange'
import { type Arguments, numberFlag } from './arguments.ts'
import { check } from './commands/check.ts'
import { pair } from './commands/pair.ts'
import { standings } from './commands/standings.ts'

/** A verb that computes from a scenario, with the options it knows. */
type Verb = {
  readonly options: readonly string[]
  readonly answer: (scenario: Scenario, flags: Arguments['flags']) => unknown
}

/** A map, not an object: `topcut constructor` must find nothing. */
export const verbs: ReadonlyMap<string, Verb> = new Map([
  [
    'standings',
    {
      options: ['after', 'entropy'],
      answer: (scenario, flags) =>
        standings(scenario, {
          after: numberFlag(flags, 'after'),
          entropy: flags.get('entropy') ?? null,
        }),
    },
  ],
  [
    'pair',
    {
      options: ['entropy'],
      answer: (scenario, flags) => pair(scenario, { entropy: flags.get('entropy') ?? null }),
    },
  ],
  ['check', { options: [], answer: (scenario) => check(scenario) }],
] satisfies readonly (readonly [string, Verb])[])
