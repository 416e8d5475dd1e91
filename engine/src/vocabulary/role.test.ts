import { expect, it } from 'vitest'
import { isLeader, leaderRoles, roles } from './role.ts'

it.each(roles)('%s', (role) => {
  expect(isLeader({ role })).toBe(['organizer', 'marshal', 'judge'].includes(role))
})

it('leaders are roles', () => {
  expect(roles).toEqual(expect.arrayContaining([...leaderRoles]))
})
