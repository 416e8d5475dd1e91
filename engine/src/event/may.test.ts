import { describe, expect, it } from 'vitest'
import { everyCommand } from '../../testing/commands.ts'
import { role, story } from '../../testing/story.ts'
import type { CommandKind } from '../log/command.ts'
import { roles } from '../vocabulary/role.ts'
import { may, mayRoles } from './may.ts'

// o organizer, m marshal, j judge, s scorekeeper; a player and a spectator may give no command.
const table: { readonly [K in CommandKind]: string } = {
  'create-event': 'o---',
  'appoint-leader': 'o---',
  'announce-event': 'o---',
  'register-player': 'omjs',
  'register-late-player': 'omjs',
  'check-in-player': 'omjs',
  'start-stage': 'om--',
  'pair-round': 'om--',
  'pair-round-by-hand': 'om--',
  'unpair-round': 'om--',
  'publish-round': 'om--',
  'start-clock': 'omj-',
  'enter-result': 'omjs',
  'amend-result': 'omj-',
  'drop-player': 'omjs',
  'readmit-player': 'o---',
  'disqualify-player': 'om--',
  'record-ruling': 'omj-',
  'deduct-points': 'om--',
  'draw-lot': 'omj-',
  'decline-place': 'om--',
  'close-round': 'omjs',
  'make-cut': 'om--',
  'finish-event': 'o---',
  undo: 'om--',
}

describe.each(everyCommand)('$kind', (command) => {
  const { kind } = command
  it.each(roles)('by %s', (name) => {
    const index = roles.indexOf(name)
    const isAllowed = (table[kind][index] ?? '-') !== '-'
    expect(may({ role: name }, kind)).toBe(isAllowed)
    expect(mayRoles(kind).includes(name)).toBe(isAllowed)
    const decision = story().ask(command, role(name))
    const refusal = decision.granted ? null : decision.refusal
    const notAllowed = { code: 'not-allowed', role: name, command: kind }
    if (isAllowed) expect(refusal).not.toEqual(notAllowed)
    else expect(refusal).toEqual(notAllowed)
  })
})

describe('a command that a role may not give', () => {
  it('is refused before anything else is looked at, and no reason helps', () => {
    const told = story()
    told.playRound()
    told.does({ kind: 'finish-event' })
    const refusal = { code: 'not-allowed', role: 'judge', command: 'finish-event' }
    expect(told.refuses({ kind: 'finish-event' }, role('judge'))).toEqual(refusal)
    expect(
      told.refuses({ kind: 'finish-event' }, { ...role('judge'), override: 'all agreed' }),
    ).toEqual(refusal)
  })
})
