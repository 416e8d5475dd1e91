import { type Command, type CommandKind, day, leaderId, matchId } from '../src/index.ts'
import { id } from './story.ts'

/** One command of each kind; a kind without one does not compile. */
const samples: { readonly [K in CommandKind]: Extract<Command, { kind: K }> } = {
  'create-event': {
    kind: 'create-event',
    name: 'An evening',
    regulation: 'x-wing/en-3.2',
    tier: 'casual',
    date: day('2015-10-03'),
    structure: { kind: 'open' },
    options: {},
  },
  'appoint-leader': { kind: 'appoint-leader', leader: leaderId('l1'), role: 'judge' },
  'announce-event': { kind: 'announce-event' },
  'register-player': { kind: 'register-player', player: id('ada') },
  'register-late-player': { kind: 'register-late-player', player: id('ada') },
  'check-in-player': { kind: 'check-in-player', player: id('p1') },
  'start-stage': { kind: 'start-stage' },
  'pair-round': { kind: 'pair-round' },
  'pair-round-by-hand': { kind: 'pair-round-by-hand', tables: [], byes: [], reason: 'as played' },
  'unpair-round': { kind: 'unpair-round' },
  'publish-round': { kind: 'publish-round' },
  'start-clock': { kind: 'start-clock' },
  'enter-result': {
    kind: 'enter-result',
    match: matchId('1-1'),
    result: { ending: 'destruction', score: [100, 0] },
  },
  'amend-result': {
    kind: 'amend-result',
    match: matchId('1-1'),
    result: { ending: 'destruction', score: [0, 100] },
    reason: 'mistyped',
  },
  'drop-player': { kind: 'drop-player', player: id('p1'), when: 'now' },
  'readmit-player': { kind: 'readmit-player', player: id('p1') },
  'disqualify-player': {
    kind: 'disqualify-player',
    player: id('p1'),
    when: 'now',
    reason: 'conduct',
  },
  'record-ruling': {
    kind: 'record-ruling',
    ruling: { about: 'conduct', players: [], text: 'a word was said' },
  },
  'deduct-points': { kind: 'deduct-points', player: id('p1'), points: 1, reason: 'conduct' },
  'draw-lot': { kind: 'draw-lot', about: 'a coin', among: ['heads', 'tails'] },
  'decline-place': { kind: 'decline-place', player: id('p1') },
  'close-round': { kind: 'close-round' },
  'make-cut': { kind: 'make-cut' },
  'finish-event': { kind: 'finish-event' },
  undo: { kind: 'undo', entry: 2, reason: 'a slip' },
}

export const everyCommand: readonly Command[] = Object.values(samples)
