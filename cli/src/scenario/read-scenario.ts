import { type OptionName, optionValues, regulationOf } from '@topcut/engine'
import { refused } from '../refusal.ts'
import { readResult } from './read-result.ts'
import { readStructure } from './read-structure.ts'
import type { Scenario, ScenarioMatch, ScenarioPlayer, ScenarioRound } from './scenario.ts'
import {
  type At,
  field,
  flag,
  integer,
  list,
  object,
  oneOf,
  optional,
  pair,
  text,
} from './shape.ts'

/** What lots are drawn from where a file names nothing. */
export const defaultEntropy = 'topcut'

/** Checks the shape of a scenario; the rules are the engine's business. */
export const readScenario = (value: unknown): Scenario => {
  const file = object({ value, path: '' }, [
    'regulation',
    'date',
    'tier',
    'structure',
    'entropy',
    'options',
    'players',
    'rounds',
    'missions',
  ])
  const regulation = text(field(file, 'regulation'))
  if (regulationOf(regulation) === null) refused({ code: 'unknown-regulation', regulation })
  if (field(file, 'missions').value !== undefined) {
    refused({ code: 'not-in-this-regulation', what: 'missions', regulation })
  }
  const players = list(field(file, 'players'), (at) => readPlayer(at, regulation))
  const names = new Set<string>()
  for (const { name } of players) {
    if (names.has(name)) refused({ code: 'same-name', name })
    names.add(name)
  }
  return {
    regulation,
    date: optional(field(file, 'date'), text, null),
    tier: optional(field(file, 'tier'), text, null),
    structure: readStructure(field(file, 'structure'), regulation),
    entropy: optional(field(file, 'entropy'), text, defaultEntropy),
    options: readOptions(field(file, 'options')),
    players,
    rounds: optional(
      field(file, 'rounds'),
      (at) => list(at, (one) => readRound(one, regulation)),
      [],
    ),
  }
}

const readOptions = (at: At): Scenario['options'] => {
  if (at.value === undefined) return {}
  object(at, Object.keys(optionValues))
  const names = Object.keys(at.value as object) as readonly OptionName[]
  return Object.fromEntries(
    names.map((name) => {
      const one = field(at, name)
      // Margins stand as numbers in a file: 50 and "50" mean the same.
      const value = typeof one.value === 'number' ? `${one.value}` : one.value
      return [name, oneOf({ ...one, value }, optionValues[name])]
    }),
  )
}

const readPlayer = (at: At, regulation: string): ScenarioPlayer => {
  if (typeof at.value === 'string') {
    return { name: text(at), earnedBye: false, avoid: [], from: 1 }
  }
  object(at, ['name', 'earnedBye', 'avoid', 'squadPoints', 'from', 'members'])
  if (field(at, 'members').value !== undefined) {
    refused({ code: 'not-in-this-regulation', what: 'members', regulation })
  }
  optional(field(at, 'squadPoints'), (one) => integer(one, 0), null)
  return {
    name: text(field(at, 'name')),
    earnedBye: optional(field(at, 'earnedBye'), flag, false),
    avoid: optional(field(at, 'avoid'), (one) => list(one, text), []),
    from: optional(field(at, 'from'), (one) => integer(one, 1), 1),
  }
}

const readRound = (at: At, regulation: string): ScenarioRound => {
  object(at, ['stage', 'matches', 'drop', 'readmit', 'disqualify', 'rulings', 'entropy'])
  const stages = ['swiss', 'elimination', 'final-match'] as const
  const stage = optional(field(at, 'stage'), (one) => oneOf(one, stages), 'swiss' as const)
  if (stage === 'final-match') {
    return refused({ code: 'not-in-this-regulation', what: stage, regulation })
  }
  const rulings = optional(field(at, 'rulings'), (one) => list(one, (ruling) => ruling), [])
  if (rulings.length > 0) {
    refused({ code: 'not-in-this-regulation', what: 'rulings', regulation })
  }
  const namesIn = (name: string) =>
    optional(field(at, name), (one) => list(one, text), [] as readonly string[])
  return {
    stage,
    matches: list(field(at, 'matches'), (one) => readMatch(one, regulation)),
    drop: namesIn('drop'),
    readmit: namesIn('readmit'),
    disqualify: namesIn('disqualify'),
    entropy: optional(field(at, 'entropy'), text, null),
  }
}

const readMatch = (at: At, regulation: string): ScenarioMatch => {
  object(at, ['players', 'result', 'bye'])
  if (field(at, 'bye').value !== undefined) {
    object(at, ['bye'])
    return { bye: text(field(at, 'bye')) }
  }
  return {
    players: pair(field(at, 'players'), text),
    result: optional(field(at, 'result'), (one) => readResult(one, regulation), null),
  }
}
