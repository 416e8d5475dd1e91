import type { Regulation } from '@topcut/engine'
import { refused } from '../refusal.ts'
import {
  knowsEnding,
  knowsField,
  needsScoreToConcede,
  type ResultField,
  resultFields,
} from './known-results.ts'
import { readGame, readTable, readTie } from './read-game.ts'
import { type RoundStage, roundStages, type ScenarioResult } from './scenario.ts'
import { type At, field, has, number, object, oneOf, optional, pair, text } from './shape.ts'

const endings = [
  'destruction',
  'time',
  'mutual-destruction',
  'points',
  'defeat',
  'concession',
  'forfeit',
  'intentional-draw',
  'no-show',
  'double-no-show',
  'match-loss',
  'double-loss',
] as const

/** What says by itself how a match ended comes before its ending, what goes with a score after. */
const before: readonly ResultField[] = ['games', 'winner', 'light', 'timeout', 'tie']

/** The result of a match under a document, in a round of this stage. */
export const readResult = (at: At, regulation: Regulation, stage: RoundStage): ScenarioResult => {
  object(at, ['ending', 'by', ...resultFields])
  const present = resultFields.filter((name) => has(at, name))
  const known = (what: string, isKnown: (stage: RoundStage) => boolean) => {
    if (!isKnown(stage)) unknownHere(at, regulation, what, isKnown, stage)
  }
  const knownFields = (names: readonly ResultField[]) => {
    for (const name of names) known(name, (one) => knowsField(regulation, one, name))
  }
  knownFields(present.filter((name) => before.includes(name)))
  const ending = has(at, 'ending') ? oneOf(field(at, 'ending'), endings) : null
  if (ending !== null) known(ending, (one) => knowsEnding(regulation, one, ending))
  knownFields(present.filter((name) => !before.includes(name)))
  if (ending === 'concession' && needsScoreToConcede(regulation, stage)) score(at)
  if (ending !== null) return withEnding(at, ending)
  return withoutEnding(at, (name) => knowsField(regulation, stage, name))
}

const score = (at: At) => pair(field(at, 'score'), number)

/** Told apart: what no stage of this document has, and what only another stage has. */
const unknownHere = (
  at: At,
  { id }: Regulation,
  what: string,
  isKnown: (stage: RoundStage) => boolean,
  stage: RoundStage,
): never =>
  refused({
    code: 'not-in-this-regulation',
    what: roundStages.some(isKnown) ? `${what} in ${stage}` : what,
    regulation: id,
    at: at.path,
  })

/** Results that say without an ending how they came about. */
const withoutEnding = (at: At, knows: (name: ResultField) => boolean): ScenarioResult => {
  const isWon = has(at, 'winner') || has(at, 'light')
  if (has(at, 'games') || (knows('games') && !isWon)) {
    object(at, ['games'])
    return { ending: 'games', games: pair(field(at, 'games'), readGame) }
  }
  if (has(at, 'timeout')) {
    object(at, ['timeout'])
    return { ending: 'timeout', ...readTable(field(at, 'timeout')) }
  }
  if (isWon || knows('light')) {
    object(at, ['winner', 'light'])
    return { ending: 'won', winner: text(field(at, 'winner')), light: text(field(at, 'light')) }
  }
  return withEnding(at, oneOf(field(at, 'ending'), endings))
}

const withEnding = (at: At, ending: (typeof endings)[number]): ScenarioResult => {
  const allow = (...names: readonly string[]) => object(at, ['ending', ...names])
  const named = (name: string) => text(field(at, name))
  switch (ending) {
    case 'destruction':
    case 'time':
    case 'mutual-destruction':
    case 'points': {
      allow('score', 'salvo', 'initiative', 'tie')
      return {
        ending,
        score: score(at),
        ...(has(at, 'salvo') ? { salvo: named('salvo') } : {}),
        ...(has(at, 'initiative') ? { initiative: named('initiative') } : {}),
        ...optional(field(at, 'tie'), (one) => ({ tie: readTie(one) }), {}),
      }
    }
    case 'defeat':
      allow('winner', 'score')
      return { ending, winner: named('winner'), score: score(at) }
    case 'concession':
      allow('by', 'score')
      return { ending, by: named('by'), ...(has(at, 'score') ? { score: score(at) } : {}) }
    case 'forfeit':
      allow('winner')
      return { ending, winner: named('winner') }
    case 'intentional-draw':
      allow('witness')
      return { ending, witness: named('witness') }
    case 'no-show':
    case 'match-loss':
      allow('by')
      return { ending, by: named('by') }
    case 'double-loss':
    case 'double-no-show':
      allow()
      return { ending }
  }
}
