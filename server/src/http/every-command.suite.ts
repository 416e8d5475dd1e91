import type { Command, CommandKind, LeaderId, MatchId, PlayerId } from '@topcut/engine'

const player = 'p1' as PlayerId
const match = '1-1' as MatchId
const leader = 'l9' as LeaderId
const reason = 'as agreed'
const result = { ending: 'destruction', score: [100, 42] } as const
const list = { kind: 'text', text: 'Vader, alone' } as const

type Wishes = { readonly [K in CommandKind]: Omit<Extract<Command, { kind: K }>, 'kind'> }

/** A wish of every kind, well formed; a kind without one does not compile. */
const wishes: Wishes = {
  'create-event': {
    name: 'Another one',
    regulation: 'x-wing/en-3.2',
    tier: 'casual',
    date: '2026-05-02' as never,
    structure: { kind: 'open' },
    options: {},
  },
  'change-structure': { structure: { kind: 'open' } },
  'set-details': { details: { outline: 'as always' } },
  'tick-item': { item: 'venue.tables', ticked: true },
  'announce-event': {},
  'set-missions': { missions: ['one', 'two'] },
  'enter-mission': { round: 1, mission: 'one' },
  'announce-message': { text: 'Food is served.' },
  'appoint-leader': { leader, role: 'judge' },
  'dismiss-leader': { leader },
  'hand-over-office': { to: leader, reason },
  'change-duty': { leader, acting: false },
  'register-player': { player: 'p9' as PlayerId },
  'register-late-player': { player: 'p9' as PlayerId },
  'set-capacity': { players: 40 },
  'admit-player': { player },
  'check-in-player': { player },
  'mark-payment': { players: [player], paid: true },
  'change-wishes': { wishes: [{ player, avoid: [] }] },
  'remove-registrations': { players: [player] },
  'drop-player': { player, when: 'now' },
  'readmit-player': { player },
  'decline-place': { player },
  'submit-list': { player, list },
  'correct-list': { player, list, reason, possibleAdvantage: false },
  'record-list-check': { player },
  'open-lists': { to: 'everybody' },
  'record-deck-check': { match, player, removed: [], legalAfter: true, games: [1] },
  'order-points-check': {},
  'sign-points-check': { match, player },
  'start-stage': {},
  'pair-round': {},
  'pair-round-by-hand': { tables: [[player, 'p2' as PlayerId]], byes: [], reason },
  'unpair-round': {},
  'publish-round': {},
  'repair-round': { matches: [match], pairs: [], byes: [], reason },
  'constrain-pair': { players: [player, 'p2' as PlayerId], as: 'forbidden', reason },
  'assign-table': { player, table: 3 },
  'set-tables': { first: 1, closed: [4] },
  'start-clock': {},
  'pause-clock': {},
  'resume-clock': {},
  'call-time': {},
  'extend-time': { minutes: 5, reason },
  'start-match': { match },
  'end-match': { match },
  'report-result': { match, player, result },
  'enter-result': { match, result },
  'amend-result': { match, result, reason },
  'draw-lot': { about: 'a coin', among: ['heads', 'tails'] },
  'close-round': {},
  'make-cut': {},
  'finish-event': {},
  undo: { entry: 2, reason },
  'record-ruling': { ruling: { about: 'conduct', players: [player], text: reason } },
  'appeal-ruling': { ruling: 2, player },
  'decide-appeal': { ruling: 2, upheld: true, text: reason },
  'deduct-points': { player, points: 1, reason },
  'disqualify-player': { player, when: 'now', reason },
  'propose-disqualification': { player, reason },
  'answer-proposal': { proposal: 2, confirmed: false, when: 'now', reason },
  'call-judge': { match, player, about: 'a question' },
  'take-call': { call: 2 },
  'close-call': { call: 2 },
  'report-material': { player, what: 'lost', component: 'die', name: 'a red one' },
  'grant-material-time': { case: 2, minutes: 5 },
  'settle-material': { case: 2, outcome: 'replaced' },
  'order-sharing': { match, items: ['dice'], from: 'first' },
}

export const everyCommand: readonly Command[] = Object.entries(wishes).map(
  ([kind, wish]) => ({ kind, ...wish }) as Command,
)
