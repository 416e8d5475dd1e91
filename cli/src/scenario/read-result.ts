import { refused } from '../refusal.ts'
import type { ScenarioResult } from './scenario.ts'
import { type At, field, has, number, object, oneOf, optional, pair, text } from './shape.ts'

const endings = [
  'destruction',
  'time',
  'mutual-destruction',
  'concession',
  'intentional-draw',
  'no-show',
  'match-loss',
  'double-loss',
] as const

/** Fields and endings that only other documents know: named, not called a misspelling. */
const elsewhere = {
  fields: ['games', 'winner', 'light', 'timeout', 'tie'],
  endings: ['points', 'defeat', 'forfeit'],
} as const

const known = ['ending', 'score', 'by', 'salvo', 'initiative', 'witness', ...elsewhere.fields]

export const readResult = (at: At, regulation: string): ScenarioResult => {
  const unknownHere = (what: string): never =>
    refused({ code: 'not-in-this-regulation', what, regulation, at: at.path })
  object(at, known)
  for (const what of elsewhere.fields) if (has(at, what)) unknownHere(what)
  const ending = oneOf(field(at, 'ending'), [...endings, ...elsewhere.endings])
  const allow = (...names: readonly string[]) => object(at, ['ending', ...names])
  const by = () => text(field(at, 'by'))
  const score = () => pair(field(at, 'score'), number)
  switch (ending) {
    case 'destruction':
    case 'time':
    case 'mutual-destruction': {
      allow('score', 'salvo', 'initiative')
      const salvo = optional(field(at, 'salvo'), text, undefined)
      const initiative = optional(field(at, 'initiative'), text, undefined)
      return {
        ending,
        score: score(),
        ...(salvo === undefined ? {} : { salvo }),
        ...(initiative === undefined ? {} : { initiative }),
      }
    }
    case 'concession':
      allow('by', 'score')
      return { ending, by: by(), score: score() }
    case 'intentional-draw':
      allow('witness')
      return { ending, witness: text(field(at, 'witness')) }
    case 'no-show':
    case 'match-loss':
      allow('by')
      return { ending, by: by() }
    case 'double-loss':
      allow()
      return { ending }
    default:
      return unknownHere(ending)
  }
}
