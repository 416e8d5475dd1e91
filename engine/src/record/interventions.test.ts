import { describe, expect, it } from 'vitest'
import { id } from '../../testing/story.ts'
import type { Entry } from '../event/spine/entry.ts'
import { commandId } from '../vocabulary/ids.ts'
import { instant } from '../vocabulary/instant.ts'
import { interventionsIn } from './interventions.ts'

const word = (by: Entry['by'], player?: string): Entry => ({
  ...{ n: 1, at: instant(0), by, command: commandId('c1') },
  fact: {
    ...{ kind: 'luck-contributed', text: 'comet' },
    ...(player === undefined ? {} : { player: id(player) }),
  },
})

describe('a word for the next lot', () => {
  it.each([
    ['a leader', word({ role: 'organizer' })],
    ['a leader who plays', word({ role: 'organizer', player: id('p1') }, 'p1')],
    ['a phone of nobody', word({ role: 'player' })],
  ])('stands among what was done by hand where it comes from %s', (_, entry) => {
    expect(interventionsIn([entry])).toMatchObject([{ what: 'contribute-luck', reason: 'comet' }])
  })

  it('does not where a phone has sent it', () => {
    expect(interventionsIn([word({ role: 'player', player: id('p1') }, 'p1')])).toEqual([])
  })
})
