import { refused } from '../refusal.ts'
import type { ScenarioPlayer } from './scenario.ts'
import { type At, field, flag, has, integer, list, object, optional, text } from './shape.ts'

/** A bare name is enough. */
export const readPlayer = (at: At, regulation: string): ScenarioPlayer => {
  if (typeof at.value === 'string') {
    return { name: text(at), earnedBye: false, avoid: [], from: 1 }
  }
  object(at, ['name', 'earnedBye', 'avoid', 'squadPoints', 'from', 'members'])
  if (has(at, 'members')) {
    refused({ code: 'not-in-this-regulation', what: 'members', regulation, at: at.path })
  }
  optional(field(at, 'squadPoints'), (one) => integer(one, 0), null)
  return {
    name: text(field(at, 'name')),
    earnedBye: optional(field(at, 'earnedBye'), flag, false),
    avoid: optional(field(at, 'avoid'), (one) => list(one, text), []),
    from: optional(field(at, 'from'), (one) => integer(one, 1), 1),
  }
}
