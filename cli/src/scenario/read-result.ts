import { refused } from '../refusal.ts'
import type { ScenarioResult } from './scenario.ts'
import { type At, field, integer, object, oneOf, optional, pair, text } from './shape.ts'

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

/** Fields of results that other documents know; which one does is asked by name. */
const elsewhere = ['games', 'winner', 'light', 'timeout', 'tie']

const known = ['ending', 'score', 'by', 'salvo', 'initiative', 'witness', ...elsewhere]

export const readResult = (at: At, regulation: string): ScenarioResult => {
  object(at, known)
  for (const what of elsewhere) {
    if (field(at, what).value !== undefined) {
      refused({ code: 'not-in-this-regulation', what, regulation })
    }
  }
  const ending = oneOf(field(at, 'ending'), endings)
  const allow = (...names: readonly string[]) => object(at, ['ending', ...names])
  const by = () => text(field(at, 'by'))
  const score = () => pair(field(at, 'score'), (one) => integer(one, 0))
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
  }
}
