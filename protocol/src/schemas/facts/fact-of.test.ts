import type { Subjects } from '@topcut/engine'
import Type from 'typebox'
import { describe, expect, it } from 'vitest'
import { playerIdSchema, tableSchema } from '../ids.ts'
import { describing, factOf } from './fact-of.ts'
import { orNull, tables } from './on-record.ts'

const ofTables = describing<Subjects['tables']['fact']>()
const assigned = factOf('table-assigned', { player: playerIdSchema, table: orNull(tableSchema) })
const set = factOf('tables-set', { first: tableSchema, closed: tables })
const featured = factOf('table-featured', { table: orNull(tableSchema) })

// The compiler is what is tried here: without its errors these lines do not compile.
describe('the schemas of a subject', () => {
  it('are those of all its facts', () => {
    expect(ofTables([assigned, set, featured])).toEqual([assigned, set, featured])
    // @ts-expect-error: a fact is missing
    expect(ofTables([assigned, set])).toHaveLength(2)
  })

  it.each([
    // @ts-expect-error: a field is missing
    ofTables([assigned, featured, factOf('tables-set', { first: tableSchema })]),
    // @ts-expect-error: a field is of another type
    ofTables([assigned, featured, factOf('tables-set', { first: Type.String(), closed: tables })]),
    // @ts-expect-error: a field that may be left out is one too many
    ofTables([
      assigned,
      featured,
      factOf('tables-set', {
        first: tableSchema,
        closed: tables,
        last: Type.Optional(tableSchema),
      }),
    ]),
  ])('have all their fields and no others', (...schemas) => {
    expect(schemas).toHaveLength(3)
  })
})
