import { type Regulation, regulationOf } from '@topcut/engine'
import { refused } from '../refusal.ts'
import { readOptions } from './read-options.ts'
import { readPlayer } from './read-player.ts'
import { readRound } from './read-round.ts'
import { readStructure } from './read-structure.ts'
import type { Scenario } from './scenario.ts'
import { type At, field, list, object, optional, text } from './shape.ts'

/** What lots are drawn from where a file names nothing. */
const defaultEntropy = 'topcut'

const fields = [
  'regulation',
  'date',
  'tier',
  'structure',
  'entropy',
  'options',
  'players',
  'rounds',
  'missions',
]

/** Checks the shape of a scenario; the rules are the engine's business. */
export const readScenario = (value: unknown): Scenario => {
  const file = object({ value, path: '' }, fields)
  const regulation = readRegulation(field(file, 'regulation'))
  const missions = optional(field(file, 'missions'), (at) => list(at, text), [])
  if (missions.length > 0 && regulation.missions === null) {
    const what = 'missions'
    refused({ code: 'not-in-this-regulation', what, regulation: regulation.id, at: what })
  }
  return {
    regulation: regulation.id,
    date: optional(field(file, 'date'), text, null),
    tier: optional(field(file, 'tier'), text, null),
    structure: readStructure(field(file, 'structure'), regulation),
    entropy: optional(field(file, 'entropy'), text, defaultEntropy),
    options: readOptions(field(file, 'options')),
    missions,
    players: list(field(file, 'players'), (at) => readPlayer(at, regulation)),
    rounds: optional(
      field(file, 'rounds'),
      (at) => list(at, (one) => readRound(one, regulation)),
      [],
    ),
  }
}

const readRegulation = (at: At): Regulation => {
  const id = text(at)
  return regulationOf(id) ?? refused({ code: 'unknown-regulation', regulation: id, at: at.path })
}
