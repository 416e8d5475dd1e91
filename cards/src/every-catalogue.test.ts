import { expect, it } from 'vitest'
import { catalogueFault } from '../../engine/src/cards/catalogue-fault.ts'
import { catalogueIds, catalogueOf } from './index.ts'

it.each(catalogueIds)('a catalogue goes by its id and names nothing it has not: %s', (id) => {
  const catalogue = catalogueOf(id) ?? expect.fail(id)
  expect(catalogue.id).toBe(id)
  expect(catalogueFault(catalogue)).toBeNull()
})

it('there is none for an id that nobody knows', () => expect(catalogueOf('dice-1')).toBeNull())
