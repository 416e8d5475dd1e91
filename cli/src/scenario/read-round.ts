import { refused } from '../refusal.ts'
import { readResult } from './read-result.ts'
import type { ScenarioMatch, ScenarioRound } from './scenario.ts'
import { type At, field, has, list, object, oneOf, optional, pair, text } from './shape.ts'

const stages = ['swiss', 'elimination', 'final-match'] as const

export const readRound = (at: At, regulation: string): ScenarioRound => {
  object(at, ['stage', 'matches', 'drop', 'readmit', 'disqualify', 'rulings', 'entropy'])
  const stage = optional(field(at, 'stage'), (one) => oneOf(one, stages), 'swiss' as const)
  if (stage === 'final-match') {
    return refused({ code: 'not-in-this-regulation', what: stage, regulation, at: at.path })
  }
  const rulings = optional(field(at, 'rulings'), (one) => list(one, (ruling) => ruling), [])
  if (rulings.length > 0) {
    refused({ code: 'not-in-this-regulation', what: 'rulings', regulation, at: at.path })
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
  if (has(at, 'bye')) {
    object(at, ['bye'])
    return { bye: text(field(at, 'bye')) }
  }
  return {
    players: pair(field(at, 'players'), text),
    result: optional(field(at, 'result'), (one) => readResult(one, regulation), null),
  }
}
