import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { findFault } from '../fault.ts'
import { catalogueSchema } from './catalogue.ts'

const shipped = (id: string) =>
  JSON.parse(readFileSync(new URL(`../../../../cards/${id}.json`, import.meta.url), 'utf8'))

it.each(['x-wing-1', 'imperial-assault-1', 'card-game-1'])(
  'a catalogue that comes with this version can be loaded: %s',
  (id) => expect(findFault(catalogueSchema, shipped(id))).toBeNull(),
)
