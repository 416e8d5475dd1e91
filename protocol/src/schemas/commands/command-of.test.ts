import type { Subjects } from '@topcut/engine'
import Type from 'typebox'
import { describe, expect, it } from 'vitest'
import { playerIdSchema, tableSchema } from '../ids.ts'
import { commandOf, describing } from './command-of.ts'

const ofTables = describing<Subjects['tables']['command']>()
const closed = Type.Immutable(Type.Array(tableSchema))
const table = Type.Union([tableSchema, Type.Null()])
const assign = commandOf('assign-table', { player: playerIdSchema, table })
const set = commandOf('set-tables', { first: tableSchema, closed })
const feature = commandOf('feature-table', { table })

// The compiler is what is tried here: without its errors these lines do not compile.
describe('the schemas of a subject', () => {
  it('are those of all its commands', () => {
    expect(ofTables([assign, set, feature])).toEqual([assign, set, feature])
    // @ts-expect-error: a command is missing
    expect(ofTables([assign, set])).toHaveLength(2)
  })

  it.each([
    // @ts-expect-error: a field is missing
    ofTables([assign, feature, commandOf('set-tables', { first: tableSchema })]),
    // @ts-expect-error: a field is of another type
    ofTables([assign, feature, commandOf('set-tables', { first: Type.String(), closed })]),
    // @ts-expect-error: a field that may be left out is one too many
    ofTables([
      assign,
      feature,
      commandOf('set-tables', { first: tableSchema, closed, last: Type.Optional(tableSchema) }),
    ]),
  ])('have all their fields and no others', (...schemas) => {
    expect(schemas).toHaveLength(3)
  })
})
