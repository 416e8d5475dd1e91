import { describe, expect, it } from 'vitest'
import { field, has } from './shape.ts'

describe('a field', () => {
  const at = { value: JSON.parse('{"own": 1, "none": null}'), path: 'rounds[0]' }

  it('knows its place in the file', () => {
    expect(field(at, 'own')).toEqual({ value: 1, path: 'rounds[0].own' })
    expect(field({ ...at, path: '' }, 'own').path).toBe('own')
  })

  it.each(['constructor', 'toString', '__proto__', 'other'])(
    'called %s is not there only because every object inherits one',
    (name) => {
      expect(field(at, name).value).toBeUndefined()
      expect(has(at, name)).toBe(false)
    },
  )

  it('that is null is there', () => {
    expect(has(at, 'none')).toBe(true)
  })
})
