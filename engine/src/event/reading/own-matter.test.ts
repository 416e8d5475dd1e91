import { describe, expect, it } from 'vitest'
import { byPlayer } from '../../../testing/leaders.ts'
import { asking, id, role } from '../../../testing/story.ts'
import { roles } from '../../vocabulary/role.ts'
import { isOwnMatter } from './own-matter.ts'

const command = { kind: 'drop-player', player: id('p1'), when: 'now' } as const

describe('the matter of a player', () => {
  it('is the own one of that player, of no other one', () => {
    expect(isOwnMatter(asking(command, byPlayer('p1')), id('p1'))).toBe(true)
    expect(isOwnMatter(asking(command, byPlayer('p2')), id('p1'))).toBe(false)
    expect(isOwnMatter(asking(command, role('player')), id('p1'))).toBe(false)
  })

  it.each(roles.filter((name) => name !== 'player'))('can be brought by the %s', (name) => {
    expect(isOwnMatter(asking(command, role(name)), id('p1'))).toBe(true)
  })
})
