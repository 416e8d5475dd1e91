import { type Regulation, wayOf } from '@topcut/engine'
import { refused } from '../refusal.ts'
import type { ScenarioPlayer } from './scenario.ts'
import { type At, field, flag, has, integer, list, object, optional, pair, text } from './shape.ts'

export const plainPlayer = (name: string): ScenarioPlayer => ({
  name,
  earnedBye: false,
  avoid: [],
  squadPoints: null,
  from: 1,
  members: [],
})

/** A bare name is enough. */
export const readPlayer = (at: At, regulation: Regulation): ScenarioPlayer => {
  if (typeof at.value === 'string') {
    return plainPlayer(text(at))
  }
  object(at, ['name', 'earnedBye', 'avoid', 'squadPoints', 'from', 'members'])
  const unknownHere = (what: string): never =>
    refused({ code: 'not-in-this-regulation', what, regulation: regulation.id, at: at.path })
  if (has(at, 'members') && !isForTeams(regulation)) unknownHere('members')
  if (has(at, 'squadPoints') && !hasSquads(regulation)) unknownHere('squadPoints')
  return {
    name: text(field(at, 'name')),
    earnedBye: optional(field(at, 'earnedBye'), flag, false),
    avoid: optional(field(at, 'avoid'), (one) => list(one, text), []),
    squadPoints: optional(field(at, 'squadPoints'), (one) => integer(one, 0), null),
    from: optional(field(at, 'from'), (one) => integer(one, 1), 1),
    members: optional(field(at, 'members'), (one) => pair(one, text), []),
  }
}

/** Only a document for teams leaves open what a team's game is worth. */
const isForTeams = ({ options }: Regulation): boolean => options.teamGamePoints !== undefined

/** Where matches are of several games, decks are played, and those cost nothing. */
const hasSquads = ({ scoring }: Regulation): boolean => wayOf(scoring.swiss).games === 1
