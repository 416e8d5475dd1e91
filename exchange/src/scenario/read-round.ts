import { isBracket, type Regulation } from '@topcut/engine'
import { refused } from '../refusal.ts'
import { readResult } from './read-result.ts'
import { type RoundStage, roundStages, type ScenarioMatch, type ScenarioRound } from './scenario.ts'
import { type At, field, has, integer, list, object, oneOf, optional, pair, text } from './shape.ts'

export const readRound = (at: At, regulation: Regulation): ScenarioRound => {
  object(at, ['stage', 'matches', 'drop', 'readmit', 'disqualify', 'rulings', 'entropy'])
  const unknownHere = (what: string): never =>
    refused({ code: 'not-in-this-regulation', what, regulation: regulation.id, at: at.path })
  const stage = optional(field(at, 'stage'), (one) => oneOf(one, roundStages), 'swiss' as const)
  if (!knowsStage(regulation, stage)) unknownHere(stage)
  const rulings = optional(field(at, 'rulings'), (one) => list(one, (ruling) => ruling), [])
  if (rulings.length > 0 && regulation.standings.deduction === null) unknownHere('rulings')
  const namesIn = (name: string) =>
    optional(field(at, name), (one) => list(one, text), [] as readonly string[])
  return {
    stage,
    matches: list(field(at, 'matches'), (one) => readMatch(one, regulation, stage)),
    drop: namesIn('drop'),
    readmit: namesIn('readmit'),
    disqualify: namesIn('disqualify'),
    rulings: rulings.map(readRuling),
    entropy: optional(field(at, 'entropy'), text, null),
  }
}

const knowsStage = ({ structure, finalMatch }: Regulation, stage: RoundStage): boolean => {
  if (stage === 'swiss') return true
  if (stage === 'final-match') return finalMatch !== null
  return [...structure.firstStage.value, ...structure.afterCut.value].some(isBracket)
}

const readRuling = (at: At): ScenarioRound['rulings'][number] => {
  object(at, ['player', 'deduct'])
  return { player: text(field(at, 'player')), deduct: integer(field(at, 'deduct'), 1) }
}

const readMatch = (at: At, regulation: Regulation, stage: RoundStage): ScenarioMatch => {
  object(at, ['players', 'result', 'bye'])
  if (has(at, 'bye')) {
    object(at, ['bye'])
    return { bye: text(field(at, 'bye')) }
  }
  return {
    players: pair(field(at, 'players'), text),
    result: optional(field(at, 'result'), (one) => readResult(one, regulation, stage), null),
  }
}
