import { describe, expect, it } from 'vitest'
import { detailsSchema } from './details.ts'
import { findFault } from './fault.ts'

describe('the schema of details', () => {
  it('accepts an event about which nothing is laid down', () => {
    expect(findFault(detailsSchema, {})).toBeNull()
  })

  it.each([
    ['rulesVersion', { rulesVersion: '' }],
    ['outline', { outline: 'x'.repeat(2001) }],
    ['products', { products: Array.from({ length: 501 }, () => 'box') }],
    ['admissions.0.beforeItsTime', { admissions: [{ what: 'promo' }] }],
    ['deviations.0.text', { deviations: [{ rule: 'ABC-7' }] }],
    ['listsAsked', { listsAsked: 'yes' }],
    ['weather', { weather: 'fine' }],
  ])('names the field %s in %j', (field, details) => {
    expect(findFault(detailsSchema, details)?.field).toBe(field)
  })
})
