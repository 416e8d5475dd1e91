import { describe, expect, it } from 'vitest'
import { findFault } from './fault.ts'
import { eventIdSchema } from './ids.ts'

describe('the id of an event', () => {
  it.each(['e1', 'day', '0h8v31', 'a.b', '.a', 'imported', 'topcut-1', '7-1'])(
    'may be %s',
    (id) => {
      expect(findFault(eventIdSchema, id)).toBeNull()
    },
  )

  it.each([
    '',
    '.',
    '..',
    '...',
    'import',
    'topcut',
    'a/b',
    '../../etc',
    'a\\b',
    'a b',
    'a\nb',
    'a\u0000',
    'a\n',
    '%2e%2e',
    'ä',
    '__proto__',
    'x'.repeat(65),
    7,
    null,
    ['e1'],
  ])('may not be %j', (id) => {
    expect(findFault(eventIdSchema, id)).not.toBeNull()
  })
})
