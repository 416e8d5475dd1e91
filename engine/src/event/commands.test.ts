import { describe, expect, it } from 'vitest'
import { everyCommand } from '../../testing/commands.ts'
import { id, role, story } from '../../testing/story.ts'
import { type Actor, roles } from '../vocabulary/role.ts'
import { type CommandKind, may, traitsOf } from './commands.ts'

// o organizer, m marshal, j judge, s scorekeeper, p player; a spectator may give no command.
// Players give theirs for themselves only: what is their own matter stands with each command.
const table: { readonly [K in CommandKind]: string } = {
  'create-event': 'o----',
  'contribute-luck': 'omj-p',
  'change-structure': 'o----',
  'change-options': 'o----',
  'describe-event': 'o----',
  'set-details': 'o----',
  'tick-item': 'omjs-',
  'announce-event': 'o----',
  'set-missions': 'o----',
  'enter-mission': 'om---',
  'announce-message': 'om---',
  'allow-embedding': 'o----',
  'cancel-event': 'o----',
  'appoint-leader': 'o----',
  'dismiss-leader': 'o----',
  'hand-over-office': 'o----',
  'change-duty': 'omj--',
  'register-player': 'omjsp',
  'register-late-player': 'omjs-',
  'set-capacity': 'o----',
  'admit-player': 'omjs-',
  'check-in-player': 'omjs-',
  'cancel-check-in': 'omjs-',
  'mark-payment': 'omjs-',
  'change-wishes': 'omjsp',
  'keep-clubs-apart': 'om---',
  'remove-registrations': 'omjs-',
  'drop-player': 'omjsp',
  'readmit-player': 'o---p',
  'decline-place': 'om---',
  'submit-list': 'omjsp',
  'correct-list': 'omj--',
  'record-list-check': 'omj--',
  'open-lists': 'o----',
  'load-cards': 'om---',
  'record-deck-check': 'omj--',
  'order-points-check': 'om---',
  'sign-points-check': 'omjsp',
  'start-stage': 'om---',
  'pair-round': 'om---',
  'pair-round-by-hand': 'om---',
  'unpair-round': 'om---',
  'publish-round': 'om---',
  'repair-round': 'om---',
  'constrain-pair': 'om---',
  'assign-table': 'omjs-',
  'set-tables': 'omjs-',
  'feature-table': 'omjs-',
  'start-clock': 'omj--',
  'pause-clock': 'omj--',
  'resume-clock': 'omj--',
  'call-time': 'omj--',
  'extend-time': 'omj--',
  'start-match': 'omjsp',
  'end-match': 'omjsp',
  'report-result': 'omjsp',
  'enter-result': 'omjs-',
  'amend-result': 'omj--',
  'draw-lot': 'omj--',
  'close-round': 'omjs-',
  'make-cut': 'om---',
  'finish-event': 'o----',
  undo: 'omj--',
  'record-ruling': 'omj--',
  'appeal-ruling': 'omjsp',
  'decide-appeal': 'om---',
  'deduct-points': 'omj--',
  'disqualify-player': 'omj--',
  'propose-disqualification': 'omj--',
  'answer-proposal': 'o----',
  'call-judge': 'omjsp',
  'take-call': 'omj--',
  'close-call': 'omjsp',
  'report-material': 'omjsp',
  'grant-material-time': 'omj--',
  'settle-material': 'omj--',
  'order-sharing': 'omjsp',
}

describe.each(everyCommand)('$kind', (command) => {
  const { kind } = command
  it.each(roles)('by %s', (name) => {
    const isAllowed = (table[kind][roles.indexOf(name)] ?? '-') !== '-'
    const by: Actor = name === 'player' ? { role: name, player: id('p1') } : { role: name }
    expect(may(by, kind)).toBe(isAllowed)
    expect(traitsOf(kind).may.includes(name)).toBe(isAllowed)
    if (isAllowed) return
    const refusal = { code: 'not-allowed', role: name, command: kind }
    expect(story().ask(command, { by })).toEqual({ granted: false, refusal })
  })
})

describe('the table of roles and commands', () => {
  it('has a command of every kind to ask', () => {
    expect(everyCommand.map(({ kind }) => kind).toSorted()).toEqual(Object.keys(table).toSorted())
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
