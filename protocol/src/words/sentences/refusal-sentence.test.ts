import type {
  Day,
  Finding,
  LeaderId,
  MatchId,
  PlayerId,
  Refusal,
  RefusalCode,
} from '@topcut/engine'
import { describe, expect, it } from 'vitest'
import { dayText } from '../day-text.ts'
import { isLabelKey, label } from '../label.ts'
import { type Language, languages } from '../language.ts'
import type { RefusalOf } from '../subject-words.ts'
import { commandLabel, factLabel } from './event-words.ts'
import { findingSentence } from './finding-sentence.ts'
import { refusalSentence } from './refusal-sentence.ts'

const player = 'ada' as PlayerId
const players = ['ben', 'cid'] as readonly string[] as readonly PlayerId[]
const match = '12-7' as MatchId
const leader = 'lea' as LeaderId

/** A code without a sample does not compile. */
const samples: { readonly [C in RefusalCode]: RefusalOf<C> } = {
  'not-allowed': { code: 'not-allowed', role: 'scorekeeper', command: 'make-cut' },
  'no-such-event': { code: 'no-such-event' },
  'event-exists': { code: 'event-exists' },
  'event-finished': { code: 'event-finished' },
  'event-cancelled': { code: 'event-cancelled' },
  'unknown-regulation': { code: 'unknown-regulation', regulation: 'fiction/7' },
  'not-in-this-regulation': {
    code: 'not-in-this-regulation',
    what: 'salvo',
    regulation: 'fiction/7',
  },
  'bad-value': { code: 'bad-value', field: 'date', expected: '2015-10-03' },
  'unknown-player': { code: 'unknown-player', player },
  'already-registered': { code: 'already-registered', player },
  'registration-over': { code: 'registration-over', player },
  'registration-still-open': { code: 'registration-still-open', player },
  'late-entry-refused': { code: 'late-entry-refused', player },
  'team-size': { code: 'team-size', count: 1, needed: 2 },
  'hall-full': { code: 'hall-full', player, places: 40 },
  'on-waiting-list': { code: 'on-waiting-list', player },
  'not-waiting': { code: 'not-waiting', player },
  'not-next': { code: 'not-next', player, next: 'cid' as PlayerId },
  'already-marked': { code: 'already-marked', paid: true },
  'registrations-stay': { code: 'registrations-stay', players: [player, 'cid' as PlayerId] },
  'round-one-paired': { code: 'round-one-paired' },
  'round-one-by-lot': { code: 'round-one-by-lot', tiers: [] },
  'already-checked-in': { code: 'already-checked-in', player },
  'not-checked-in': { code: 'not-checked-in', player },
  'not-active': { code: 'not-active', player },
  'still-active': { code: 'still-active', player },
  'disqualified-for-good': { code: 'disqualified-for-good', player },
  'readmission-off': { code: 'readmission-off', player },
  'stage-over': { code: 'stage-over', player },
  'return-by-organizer': { code: 'return-by-organizer' },
  'leader-may-not-play': { code: 'leader-may-not-play', player, tier: 'premier' },
  'second-judge-missing': { code: 'second-judge-missing', player },
  'own-matter': { code: 'own-matter', table: 17, ruling: { kind: 'named', leader } },
  'other-rules-here': { code: 'other-rules-here', table: 17, leader },
  'off-duty': { code: 'off-duty' },
  'organizer-missing': { code: 'organizer-missing' },
  'not-announced': { code: 'not-announced' },
  'announcement-outdated': { code: 'announcement-outdated', announced: 23, now: 41 },
  'too-few-players': { code: 'too-few-players', needed: 41, present: 23 },
  'below-minimum': { code: 'below-minimum', what: 'cut', minimum: 16, planned: 8 },
  'no-table-for-head-count': {
    code: 'no-table-for-head-count',
    structure: 'premier',
    players: 23,
  },
  'stage-not-started': { code: 'stage-not-started' },
  'locked-since-begun': { code: 'locked-since-begun', what: 'options' },
  'ends-before-it-begins': {
    code: 'ends-before-it-begins',
    first: '2015-10-03' as Day,
    until: '2015-10-02' as Day,
  },
  'stage-running': { code: 'stage-running', stage: 2 },
  'cut-needed': { code: 'cut-needed' },
  'cut-not-due': { code: 'cut-not-due' },
  'cut-already-made': { code: 'cut-already-made' },
  'no-further-round': { code: 'no-further-round', planned: 5 },
  'no-further-stage': { code: 'no-further-stage' },
  'round-open': { code: 'round-open', round: 3, tables: [17, 29] },
  'results-missing': { code: 'results-missing', round: 3, tables: [17, 29] },
  'no-round': { code: 'no-round' },
  'round-not-published': { code: 'round-not-published', round: 3 },
  'round-already-published': { code: 'round-already-published', round: 3 },
  'clock-already-started': { code: 'clock-already-started', round: 3 },
  'left-out': { code: 'left-out', players },
  'paired-twice': { code: 'paired-twice', player },
  'not-in-round': { code: 'not-in-round', player },
  'plays-self': { code: 'plays-self', player },
  'wrong-bracket': { code: 'wrong-bracket', players },
  'unknown-match': { code: 'unknown-match', match },
  'result-already-entered': { code: 'result-already-entered', match, table: 17 },
  'result-not-entered': { code: 'result-not-entered', match, table: 17 },
  'result-carried-on': { code: 'result-carried-on', match, table: 17 },
  'score-out-of-range': { code: 'score-out-of-range', score: 123, maximum: 100 },
  'score-needs-full': { code: 'score-needs-full', ending: 'destruction', full: 100 },
  'score-both-full': { code: 'score-both-full', full: 100 },
  'score-not-below-full': { code: 'score-not-below-full', full: 100 },
  'initiative-needed': { code: 'initiative-needed' },
  'initiative-not-needed': { code: 'initiative-not-needed' },
  'score-needed': { code: 'score-needed', ending: 'concession' },
  'salvo-needed': { code: 'salvo-needed' },
  'salvo-not-needed': { code: 'salvo-not-needed' },
  'salvo-rolls-differ': { code: 'salvo-rolls-differ' },
  'witness-needed': { code: 'witness-needed' },
  'witness-not-on-duty': { code: 'witness-not-on-duty', leader },
  'witness-plays-here': { code: 'witness-plays-here', leader, table: 17 },
  'draw-needs-judge': { code: 'draw-needs-judge' },
  'time-not-over': { code: 'time-not-over', table: 17 },
  'draw-not-in-this-stage': { code: 'draw-not-in-this-stage' },
  'tie-incomplete': { code: 'tie-incomplete', missing: 'damage' },
  'die-rolled-on': { code: 'die-rolled-on' },
  'loser-reached-target': { code: 'loser-reached-target', target: 40 },
  'game-may-not-be-conceded': { code: 'game-may-not-be-conceded', game: 2 },
  'game-has-no-time-limit': { code: 'game-has-no-time-limit' },
  'table-state-impossible': { code: 'table-state-impossible', what: 'dial', most: 11 },
  'length-not-allowed': { code: 'length-not-allowed', minutes: 95, from: 60, to: 80 },
  'no-place-to-decline': { code: 'no-place-to-decline', player },
  'wrong-side': { code: 'wrong-side', player },
  'nobody-left': { code: 'nobody-left' },
  'winner-needed': { code: 'winner-needed', ending: 'double-loss' },
  'unknown-item': { code: 'unknown-item', item: 'venue.moat' },
  'details-incomplete': { code: 'details-incomplete', missing: ['faqVersion', 'rounds'] },
  'variant-not-allowed': { code: 'variant-not-allowed', variant: 'Epic', played: 'Dogfight' },
  'organizer-exists': { code: 'organizer-exists', leader },
  'unknown-leader': { code: 'unknown-leader', leader },
  'office-not-vacant': { code: 'office-not-vacant', leader },
  'ruling-leader-missing': { code: 'ruling-leader-missing', tables: [17, 29] },
  'nobody-sits-out': { code: 'nobody-sits-out', round: 3 },
  'list-not-allowed': {
    code: 'list-not-allowed',
    player,
    findings: [
      { code: 'over-point-cap', points: 103, cap: 100, severity: 'must', rule: 'ABC-21' },
      { code: 'list-incomplete', missing: 'damage-deck', severity: 'must', rule: 'ABC-25' },
    ],
  },
  'lists-missing': { code: 'lists-missing', players },
  'lists-unchecked': { code: 'lists-unchecked', players },
  'lists-locked': { code: 'lists-locked', player },
  'list-not-locked': { code: 'list-not-locked', player },
  'missions-not-legal': {
    code: 'missions-not-legal',
    missions: ['Ambush', 'Uprising'],
    maps: ['Temple', 'Harbour'],
  },
  'mission-not-listed': {
    code: 'mission-not-listed',
    mission: 'Siege',
    missions: ['Ambush', 'Uprising'],
  },
  'mission-not-due': { code: 'mission-not-due', mission: 'Siege', due: ['Ambush', 'Uprising'] },
  'mission-in-play': { code: 'mission-in-play', round: 17, mission: 'Siege' },
  'announced-otherwise': {
    code: 'announced-otherwise',
    changes: [{ what: 'missions', before: ['Ambush'], now: ['Siege'] }],
  },
  'already-played': { code: 'already-played', stage: 23, rounds: 41 },
  'deck-check-too-early': { code: 'deck-check-too-early', match, table: 17 },
  'cards-of-other-kind': { code: 'cards-of-other-kind', is: 'army', needed: 'squad' },
  'cards-broken': {
    code: 'cards-broken',
    at: 'pilots.3.ship',
    fault: 'unknown-id',
    value: 'zwing',
  },
  'cards-id-taken': { code: 'cards-id-taken', id: 'x-2' },
  'points-check-over': { code: 'points-check-over' },
  'points-check-not-ordered': { code: 'points-check-not-ordered' },
  'already-signed': { code: 'already-signed', player, table: 17 },
  'clock-not-running': { code: 'clock-not-running', round: 3 },
  'clock-not-paused': { code: 'clock-not-paused', round: 3 },
  'time-already-called': { code: 'time-already-called', round: 3 },
  'round-without-limit': { code: 'round-without-limit', round: 3 },
  'match-under-way': { code: 'match-under-way', tables: [17, 29] },
  'match-not-started': { code: 'match-not-started', table: 17 },
  'match-already-ended': { code: 'match-already-ended', table: 17 },
  'pair-not-constrained': {
    code: 'pair-not-constrained',
    players: ['ben' as PlayerId, 'cid' as PlayerId],
  },
  'table-not-in-hall': { code: 'table-not-in-hall', table: 17 },
  'luck-not-committed': { code: 'luck-not-committed' },
  'luck-closed': { code: 'luck-closed', round: 4 },
  'table-not-played': { code: 'table-not-played', table: 17, round: 4 },
  'not-a-site': { code: 'not-a-site', site: 'club.example/events' },
  'no-sites': { code: 'no-sites' },
  'too-many-sites': { code: 'too-many-sites', most: 20 },
  'confirmation-missing': { code: 'confirmation-missing', tables: [17, 29] },
  'score-not-needed': { code: 'score-not-needed', player },
  'no-show-leaves': { code: 'no-show-leaves', player },
  'not-your-match': { code: 'not-your-match', match, table: 17 },
  'unknown-matter': { code: 'unknown-matter', matter: 'call', n: 34 },
  'matter-settled': { code: 'matter-settled', matter: 'proposal', n: 34 },
  'ruling-final': { code: 'ruling-final', ruling: 34 },
  'appeal-missing': { code: 'appeal-missing', ruling: 34 },
  'proposal-needed': { code: 'proposal-needed', player },
  'players-needed': { code: 'players-needed' },
  'proxy-incomplete': { code: 'proxy-incomplete', missing: ['lostText', 'madeBy'] },
  'outcome-not-possible': { code: 'outcome-not-possible', outcome: 'proxy' },
  'sharing-too-late': { code: 'sharing-too-late', table: 17 },
  'material-missing': { code: 'material-missing', players },
  'reason-needed': { code: 'reason-needed' },
  'unknown-entry': { code: 'unknown-entry', entry: 34 },
  'already-undone': { code: 'already-undone', entry: 34 },
  'cannot-undo-creation': { code: 'cannot-undo-creation' },
  'not-yours-to-undo': { code: 'not-yours-to-undo', minutes: 10 },
  'later-facts-depend': {
    code: 'later-facts-depend',
    entry: 34,
    entries: [
      { n: 38, kind: 'round-paired' },
      { n: 39, kind: 'round-published' },
    ],
  },
}

const names = {
  player: (id: PlayerId) => id.toUpperCase(),
  leader: (id: LeaderId) => id.toUpperCase(),
  regulation: (id: string) => `«${id}»`,
}

/** Everything of a refusal that its sentence has to show, in the words of the language. */
const shown = (language: Language, refusal: Refusal): readonly string[] =>
  Object.entries(refusal).flatMap(([field, value]): readonly string[] => {
    switch (field) {
      case 'code':
      case 'paid':
        return []
      case 'player':
      case 'next':
        return [names.player(value as PlayerId)]
      case 'players':
        return typeof value === 'number' ? [`${value}`] : (value as PlayerId[]).map(names.player)
      case 'role':
        return [label(language, `role.${value as 'judge'}`)]
      case 'command':
        return [commandLabel(language, `${value}`)]
      case 'first':
      case 'until':
        return [dayText(language, `${value}`)]
      case 'tier':
        return [label(language, `tier.${value as 'premier'}`)]
      case 'structure':
        return [label(language, `structure.${value as 'premier'}`)]
      case 'ending':
        return [label(language, `ending.${value as 'time'}`)]
      case 'field':
        return [label(language, `thing.${value as 'date'}`)]
      case 'what':
        return refusal.code === 'below-minimum' ? [] : [label(language, `thing.${value as 'die'}`)]
      case 'missing':
        return [value as string | readonly string[]].flat().map((text) => {
          const key = [`thing.${text}`, `detail.${text}`, `proxy.${text}`].find((one) =>
            isLabelKey('en', one),
          )
          return key === undefined ? text : label(language, key)
        })
      // In words of the language, which the tests of sentences compare.
      case 'is':
      case 'needed':
      case 'fault':
        return []
      case 'leader':
        return [names.leader(value as LeaderId)]
      case 'findings':
        return (value as Finding[]).map((each) => findingSentence(language, each))
      case 'changes':
        return ['Ambush', 'Siege']
      case 'matter':
        return [label(language, `matter.${value as 'call'}`)]
      case 'outcome':
        return [label(language, `settled.${value as 'proxy'}`)]
      case 'missions':
      case 'due':
      case 'maps':
        return value as string[]
      case 'ruling':
        return typeof value === 'object' ? [names.leader(leader)] : [`${value}`]
      case 'match':
        return 'table' in refusal ? [] : [`${value}`]
      case 'tables':
      case 'sizes':
        return (value as number[]).map((table) => `${table}`)
      case 'entries':
        return (value as { n: number; kind: 'undone' }[]).flatMap(({ n, kind }) => [
          `${n}`,
          factLabel(language, kind),
        ])
      default:
        return [`${value}`]
    }
  })

const cases = languages.flatMap((language) =>
  Object.values(samples).map((refusal) => [language, refusal.code, refusal] as const),
)

describe('refusalSentence', () => {
  it.each(cases)('in %s says what is wrong and what to do: %s', (language, _, refusal) => {
    const sentence = refusalSentence(language, refusal, names)
    expect(sentence).toMatch(/^[\p{L}\d„“].{20,}(\.|\. \(ABC-25\))$/u)
    expect(sentence).not.toMatch(/!|undefined|\[object|\{\{| {2}/)
    // One part for what is the case, one for what can be done.
    expect(sentence.split(/[.;] /).length).toBeGreaterThan(1)
    for (const text of shown(language, refusal)) expect(sentence).toContain(text)
  })

  it.each(Object.values(samples))('has its own words in each language for $code', (refusal) => {
    const sentences = languages.map((language) => refusalSentence(language, refusal, names))
    expect(new Set(sentences).size).toBe(languages.length)
  })

  it.each(languages)('appends the rule in %s', (language) => {
    const bare = refusalSentence(language, { code: 'cut-needed' })
    expect(refusalSentence(language, { code: 'cut-needed', rule: 'ABC-47' })).toBe(
      `${bare} (ABC-47)`,
    )
  })

  it('names the rules of findings once', () => {
    const refusal = { ...samples['list-not-allowed'], rule: 'ABC-21' } as const
    expect(refusalSentence('en', refusal).match(/ABC-21/g)).toHaveLength(1)
  })

  it.each([
    ['en', 'A reason is needed. The log will show it.'],
    ['de', 'Es fehlt eine Begründung. Sie steht dann im Protokoll.'],
    ['pl', 'Brakuje uzasadnienia. Podaj je; będzie widoczne w dzienniku.'],
  ] as const)('is worded by a calm judge in %s', (language, sentence) => {
    expect(refusalSentence(language, { code: 'reason-needed' })).toBe(sentence)
  })

  it('offers the exception where a leader may make one, before the rule', () => {
    const refusal = { code: 'not-announced', overridable: true, rule: 'ABC-17' } as const
    expect(refusalSentence('en', refusal)).toMatch(
      /then start\. With a reason, an exception can be put on record\. \(ABC-17\)$/,
    )
    expect(refusalSentence('de', refusal)).toContain('kann eine Ausnahme protokolliert werden.')
    expect(refusalSentence('pl', refusal)).toContain('można odnotować wyjątek.')
  })

  it.each([
    ['en', [7], 'Round 3 cannot be closed yet: 1 result is missing (table 7).'],
    ['en', [7, 9], 'Round 3 cannot be closed yet: 2 results are missing (tables 7, 9).'],
    ['de', [7], 'Runde 3 kann noch nicht abgeschlossen werden: 1 Ergebnis fehlt (Tisch 7).'],
    [
      'de',
      [7, 9],
      'Runde 3 kann noch nicht abgeschlossen werden: 2 Ergebnisse fehlen (Tische 7, 9).',
    ],
    ['pl', [7], 'Nie można jeszcze zakończyć rundy 3: brakuje 1 wyniku (stół 7).'],
    ['pl', [7, 9], 'Nie można jeszcze zakończyć rundy 3: brakuje 2 wyników (stoły 7, 9).'],
  ] as const)('counts missing results in %s for tables %j', (language, tables, beginning) => {
    const sentence = refusalSentence(language, { code: 'results-missing', round: 3, tables })
    expect(sentence.startsWith(beginning)).toBe(true)
  })

  it.each([
    [1, 'Brakuje jeszcze 1 rozpiski: '],
    [2, 'Brakuje jeszcze 2 rozpisek: '],
    [5, 'Brakuje jeszcze 5 rozpisek: '],
  ])('counts %d missing lists in Polish', (count, beginning) => {
    const refusal = { code: 'lists-missing', players: Array(count).fill(player) } as const
    expect(refusalSentence('pl', refusal).startsWith(beginning)).toBe(true)
  })

  it.each([
    ['en', 5, 'p1, p2, p3, p4, p5.'],
    ['en', 6, 'p1, p2, p3, p4, p5 and 1 more.'],
    ['de', 200, 'p1, p2, p3, p4, p5 und 195 weitere.'],
    ['pl', 7, 'p1, p2, p3, p4, p5 i jeszcze 2.'],
  ] as const)('names a few of those without a list in %s: %d', (language, count, told) => {
    const missing = Array.from({ length: count }, (_, n) => `p${n + 1}` as PlayerId)
    const sentence = refusalSentence(language, { code: 'lists-missing', players: missing })
    expect(sentence).toContain(`: ${told}`)
  })

  it.each([
    [1, 'opiera się na tym 1 późniejszy wpis'],
    [2, 'opierają się na tym 2 późniejsze wpisy'],
    [5, 'opiera się na tym 5 późniejszych wpisów'],
    [12, 'opiera się na tym 12 późniejszych wpisów'],
    [22, 'opierają się na tym 22 późniejsze wpisy'],
  ])('counts %d later entries in Polish', (count, words) => {
    const entries = Array.from({ length: count }, (_, n) => ({ n, kind: 'undone' as const }))
    const refusal = { code: 'later-facts-depend', entry: 3, entries } as const
    expect(refusalSentence('pl', refusal)).toContain(words)
  })

  it('says nothing of tables where only the closing is missing', () => {
    const refusal = { code: 'round-open', round: 3, tables: [] } as const
    expect(refusalSentence('en', refusal)).toBe('Round 3 is still open. Close it first.')
  })

  it('shows a score below zero as impossible, not as too high', () => {
    const refusal = { code: 'score-out-of-range', score: -3, maximum: 100 } as const
    expect(refusalSentence('en', refusal)).toMatch(/^-3 is not a possible score here/)
  })

  it.each([
    ['structure basic', 'basic structure'],
    ['options.halfPoints', 'half points'],
    ['earnedBye', 'earned bye'],
    ['intentional-draw', 'intentional draw'],
    ['elimination as first stage', 'elimination rounds as the first stage'],
    ['double-elimination as first stage', 'double elimination rounds as the first stage'],
    ['final-match after a cut', 'a final match after a cut'],
    ['points', 'victory points'],
    ['salvoRolls', 'rolls of the final salvo'],
    ['deduct', 'points deduction'],
    ['army', 'army list'],
    ['stalling', 'stalling a game for time'],
    ['warning', 'warning'],
    ['faq', 'overruling the FAQ'],
    ['record-deck-check', 'deck check'],
    ['something new', 'something new'],
  ])('words %j where a regulation does not know it', (what, words) => {
    const refusal = { code: 'not-in-this-regulation', what, regulation: 'fiction/7' } as const
    expect(refusalSentence('en', refusal)).toContain(`“${words}”`)
  })

  it('asks for tournament points by the field, not by the ending of the same name', () => {
    const refusal = { code: 'bad-value', field: 'points', expected: '1 … 999' } as const
    expect(refusalSentence('en', refusal)).toContain('“tournament points”')
  })

  it('lists what may be chosen, players by their names', () => {
    const tier = { code: 'bad-value', field: 'tier', expected: 'casual | premier' } as const
    expect(refusalSentence('de', tier)).toContain('Zur Wahl: entspannt, Premium.')
    const who = { code: 'bad-value', field: 'player', expected: 'ada | ben' } as const
    expect(refusalSentence('en', who, names)).toContain('Choose one of these: ADA, BEN.')
  })

  it.each([
    ['a name', '“name” is missing. Please fill it in.'],
    ['none', '“name” does not belong here. Leave it out.'],
    ['2 … 1024', 'Check “name”. Needed: 2 … 1024.'],
  ])('names the field and what to do with it: %s', (expected, sentence) => {
    expect(refusalSentence('en', { code: 'bad-value', field: 'name', expected })).toBe(sentence)
  })

  it('says that the second leader, not the head count, is another one', () => {
    const refusal = { ...samples['announcement-outdated'], what: 'second-leader' } as const
    for (const language of languages) {
      expect(refusalSentence(language, refusal)).not.toMatch(/\d/)
    }
  })

  it.each([
    ['damageOnDark', 'damage on objectives of the dark side'],
    ['damageOnLight', 'damage on objectives of the light side'],
    ['objectives', 'objectives in the victory pile'],
  ])('words %j on a table that cannot be', (what, words) => {
    const refusal = { code: 'table-state-impossible', what, most: 2 } as const
    expect(refusalSentence('en', refusal)).toContain(`${words} (whole numbers from 0 to 2)`)
  })

  it.each([
    [65, 65, ['have 65 minutes', 'genau 65 Minuten', 'dokładnie: 65 minut']],
    [60, 82, ['allow 60 to 82 minutes', '60 bis 82 Minuten', '60–82 minuty']],
    [null, null, ['leave nothing to choose', 'keine Wahl', 'nie dają tu wyboru']],
  ] as const)('says what length is allowed: %s to %s', (from, to, words) => {
    const refusal = { code: 'length-not-allowed', minutes: 90, from, to } as const
    for (const [index, language] of languages.entries()) {
      const sentence = refusalSentence(language, refusal)
      expect(sentence).toContain(words[index])
      expect(sentence).toContain('90')
    }
  })

  it('shows ids where nobody joins names', () => {
    expect(refusalSentence('en', samples['unknown-player'])).toMatch(/^ada is not in/)
  })
})
