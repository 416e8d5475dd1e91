import { day, type Refusal } from '@topcut/engine'
import { expect, it } from 'vitest'
import { errorAt } from './error-at.ts'

it.each<readonly [Refusal, string | null]>([
  [{ code: 'bad-value', field: 'name', expected: 'a name' }, 'name'],
  [{ code: 'bad-value', field: 'about.prizes', expected: 'a text' }, 'prizes'],
  [{ code: 'bad-value', field: 'capacity', expected: '1 or more' }, 'capacity'],
  [{ code: 'bad-value', field: 'details.releases', expected: 'a text' }, 'releases'],
  [{ code: 'bad-value', field: 'options.halfPoints', expected: 'always' }, null],
  [{ code: 'ends-before-it-begins', first: day('2015-10-03'), until: day('2015-10-02') }, 'until'],
  [{ code: 'event-finished' }, null],
])('%o is said at its field', (refusal, field) => {
  expect(errorAt({ kind: 'refused', refusal })).toBe(field)
})
