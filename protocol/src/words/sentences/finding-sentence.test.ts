import type { Day, Finding, PlayerId } from '@topcut/engine'
import { describe, expect, it } from 'vitest'
import { languages } from '../language.ts'
import { findingSentence, findingSentences } from './finding-sentence.ts'

type FindingCode = Finding['code']
type FindingOf<C extends FindingCode> = Extract<Finding, { readonly code: C }>

const names = { player: (id: PlayerId) => id.toUpperCase() }
const [played, out] = ['2015-10-10' as Day, '2015-10-03' as Day]
const must = { severity: 'must', rule: 'ABC-21' } as const

type Sample<C extends FindingCode> = {
  readonly finding: FindingOf<C>
  readonly shows: readonly string[]
}

/** A code without a sample does not compile. */
const samples: { readonly [C in FindingCode]: Sample<C> } = {
  'list-missing': { finding: { ...must, code: 'list-missing' }, shows: [] },
  unchecked: { finding: { ...must, code: 'unchecked' }, shows: [] },
  'list-incomplete': {
    finding: { ...must, code: 'list-incomplete', missing: 'obstacles' },
    shows: [],
  },
  'over-point-cap': {
    finding: { ...must, code: 'over-point-cap', points: 107, cap: 100 },
    shows: ['7', '100'],
  },
  'total-differs': {
    finding: { ...must, code: 'total-differs', total: 98, points: 99 },
    shows: ['98', '99'],
  },
  'faction-not-offered': {
    finding: { ...must, code: 'faction-not-offered', faction: 'Hutt', offered: ['Red', 'Blue'] },
    shows: ['Hutt', 'Red, Blue'],
  },
  'other-faction': {
    finding: { ...must, code: 'other-faction', part: 'dial', faction: 'Hutt', squad: 'Red' },
    shows: ['Hutt', 'Red'],
  },
  'obstacle-count': {
    finding: { ...must, code: 'obstacle-count', count: 2, needed: 3 },
    shows: ['2', '3'],
  },
  'obstacle-repeated': {
    finding: { ...must, code: 'obstacle-repeated', obstacle: 'rock 4' },
    shows: ['rock 4'],
  },
  'obstacle-unknown': {
    finding: { ...must, code: 'obstacle-unknown', obstacle: 'rock 9' },
    shows: ['rock 9'],
  },
  'damage-deck-not-allowed': {
    finding: {
      ...must,
      code: 'damage-deck-not-allowed',
      deck: 'new one',
      allowed: ['old one'],
      date: played,
    },
    shows: ['new one', 'old one', '2015'],
  },
  'deck-count': {
    finding: { ...must, code: 'deck-count', side: 'dark', count: 4, needed: 1 },
    shows: ['4', '1'],
  },
  'affiliation-count': {
    finding: { ...must, code: 'affiliation-count', count: 4, needed: 1 },
    shows: ['4', '1'],
  },
  'too-few-sets': {
    finding: { ...must, code: 'too-few-sets', sets: 9, needed: 10 },
    shows: ['9', '10'],
  },
  'card-without-objective': {
    finding: { ...must, code: 'card-without-objective', set: 'Hoth' },
    shows: ['Hoth'],
  },
  'too-many-copies': {
    finding: { ...must, code: 'too-many-copies', copies: 4, most: 3 },
    shows: ['4', '3'],
  },
  'other-affiliation': {
    finding: { ...must, code: 'other-affiliation', affiliation: 'Red', deck: 'Blue' },
    shows: ['Red', 'Blue'],
  },
  'wrong-side': {
    finding: { ...must, code: 'wrong-side', side: 'dark', deck: 'light' },
    shows: [],
  },
  'team-size': {
    finding: { ...must, code: 'team-size', count: 3, needed: 2 },
    shows: ['3', '2'],
  },
  'owner-without-deck': {
    finding: { ...must, code: 'owner-without-deck', owner: 'ada', side: 'light' },
    shows: ['ADA'],
  },
  'unknown-card': {
    finding: { ...must, code: 'unknown-card', text: 'r2dtwo', nearest: ['R2-D2', 'R2-D6'] },
    shows: ['r2dtwo', 'R2-D2, R2-D6'],
  },
  'unique-twice': { finding: { ...must, code: 'unique-twice' }, shows: [] },
  'limited-twice': {
    finding: { ...must, code: 'limited-twice', most: 2, on: 'squad' },
    shows: ['2'],
  },
  'pilot-not-of-ship': {
    finding: { ...must, code: 'pilot-not-of-ship', ship: 'Kite', ships: ['Barge', 'Raft'] },
    shows: ['Kite', 'Barge, Raft'],
  },
  'without-cost': { finding: { ...must, code: 'without-cost' }, shows: [] },
  'not-for-faction': {
    finding: { ...must, code: 'not-for-faction', factions: ['Red', 'Blue'] },
    shows: ['Red, Blue'],
  },
  'not-for-ship': {
    finding: {
      ...must,
      code: 'not-for-ship',
      because: { lack: 'kind', ships: ['Barge', 'Raft'] },
    },
    shows: ['Barge, Raft'],
  },
  'not-for-size': {
    finding: { ...must, code: 'not-for-size', sizes: ['tiny'] },
    shows: ['tiny'],
  },
  'skill-too-low': {
    finding: { ...must, code: 'skill-too-low', skill: 4, needed: 5 },
    shows: ['4', '5'],
  },
  'no-slot': {
    finding: { ...must, code: 'no-slot', slot: 'Mast', ship: 'Ada' },
    shows: ['Mast', 'Ada'],
  },
  'needs-card': {
    finding: { ...must, code: 'needs-card', card: 'Anchor', on: 'ship' },
    shows: ['Anchor'],
  },
  'command-deck-size': {
    finding: { ...must, code: 'command-deck-size', count: 14, needed: 15 },
    shows: ['14', '15'],
  },
  'command-cost': {
    finding: { ...must, code: 'command-cost', cost: 17, most: 15 },
    shows: ['17', '15'],
  },
  'command-limit': {
    finding: { ...must, code: 'command-limit', count: 3, most: 2 },
    shows: ['3', '2'],
  },
  'figure-missing': {
    finding: { ...must, code: 'figure-missing', figures: ['The Captain'] },
    shows: ['The Captain'],
  },
  'sleeves-missing': { finding: { ...must, code: 'sleeves-missing' }, shows: [] },
  'sleeves-see-through': {
    finding: { ...must, code: 'sleeves-see-through', marks: ['odd art'] },
    shows: ['odd art'],
  },
  'sleeves-not-alike': {
    finding: { ...must, code: 'sleeves-not-alike', sleeves: 'mixed' },
    shows: [],
  },
  'barred-mark': { finding: { ...must, code: 'barred-mark', mark: 'odd' }, shows: ['odd'] },
  proxy: { finding: { ...must, code: 'proxy', part: 'token' }, shows: [] },
  'language-not-allowed': {
    finding: { ...must, code: 'language-not-allowed', language: 'Ewok', allowed: ['Wookiee'] },
    shows: ['Ewok', 'Wookiee'],
  },
  'name-ambiguous': {
    finding: { ...must, code: 'name-ambiguous', products: ['Box 1', 'Box 2'] },
    shows: ['Box 1, Box 2'],
  },
  'not-released': {
    finding: {
      ...must,
      code: 'not-released',
      product: 'Box 1',
      edition: 'german',
      released: out,
      days: 14,
      date: played,
    },
    shows: ['Box 1', '3', '10', '14'],
  },
  'release-unknown': {
    finding: { ...must, code: 'release-unknown', product: 'Box 1', edition: 'polish' },
    shows: ['Box 1'],
  },
  'not-on-organizers-list': {
    finding: { ...must, code: 'not-on-organizers-list', product: 'Box 1', region: 'Moon' },
    shows: ['Box 1', 'Moon'],
  },
  'organizers-list-missing': {
    finding: { ...must, code: 'organizers-list-missing', region: 'Moon' },
    shows: ['Moon'],
  },
  'show-release-excluded': {
    finding: {
      ...must,
      code: 'show-release-excluded',
      product: 'Box 1',
      show: 'Fair',
      event: 'Cup',
    },
    shows: ['Box 1', 'Fair', 'Cup'],
  },
  'squad-changed': { finding: { ...must, code: 'squad-changed', part: 'decks' }, shows: [] },
  'other-variant': {
    finding: { ...must, code: 'other-variant', variant: 'Epic', played: 'Duel', tier: 'premier' },
    shows: ['Epic', 'Duel'],
  },
}

const cases = languages.flatMap((language) =>
  Object.values(samples).map(
    ({ finding, shows }) => [language, finding.code, finding as Finding, shows] as const,
  ),
)

describe('findingSentence', () => {
  it.each(cases)('in %s says what is wrong and what to do: %s', (language, _, finding, shows) => {
    const sentence = findingSentence(language, finding, names)
    expect(sentence).toMatch(/^[\p{L}\d].{20,}\. \(ABC-21\)$/u)
    expect(sentence).not.toMatch(/!|undefined|\[object|\{\{| {2}/)
    expect(sentence.split(/[.] /).length).toBeGreaterThan(2)
    for (const text of shows) expect(sentence).toContain(text)
  })

  it.each(Object.values(samples))('has its own words in each language: $finding.code', (one) => {
    const sentences = languages.map((language) => findingSentence(language, one.finding, names))
    expect(new Set(sentences).size).toBe(languages.length)
  })

  it.each([
    [{ name: 'Vader', entry: 2 }, '(Vader; ABC-21)'],
    [{ entry: 2, under: 0 }, '(line 3; ABC-21)'],
    [{ deck: 1 }, '(deck 2; ABC-21)'],
    [{ deck: 1, entry: 4, name: 'Leia' }, '(deck 2; Leia; ABC-21)'],
  ])('says where: %j', (where, end) => {
    const finding = { ...samples['sleeves-missing'].finding, where }
    expect(findingSentence('en', finding).endsWith(` ${end}`)).toBe(true)
  })

  it.each([
    [1, 'o 1 punkt.'],
    [3, 'o 3 punkty.'],
    [5, 'o 5 punktów.'],
    [12, 'o 12 punktów.'],
  ])('counts %d points over the limit in Polish', (over, end) => {
    const finding = { ...samples['over-point-cap'].finding, points: 100 + over }
    expect(findingSentence('pl', finding)).toContain(end)
  })

  it('does not give a day to what never came out', () => {
    for (const language of languages) {
      const finding = { ...samples['not-released'].finding, released: null }
      expect(findingSentence(language, finding)).not.toMatch(/null|2015|14/)
    }
  })

  it('does not count the days of what may be played as soon as it is out', () => {
    for (const language of languages) {
      const finding = { ...samples['not-released'].finding, days: 0 }
      expect(findingSentence(language, finding)).not.toMatch(/(^|\D)0(\D|$)/)
    }
  })

  it.each([
    [{ lack: 'value', of: 'agility', least: null, most: 2 }, ['2']],
    [{ lack: 'value', of: 'shields', least: 1, most: 1 }, ['1']],
    [{ lack: 'value', of: 'hull', least: 3, most: 5 }, ['3', '5']],
    [{ lack: 'action', action: 'Wave' }, ['Wave']],
    [{ lack: 'slot', slot: 'Mast' }, ['Mast']],
    [{ lack: 'no-slot', slot: 'Mast' }, ['Mast']],
  ] as const)('says what a ship lacks for a card: %j', (because, shows) => {
    const sentences = languages.map((language) =>
      findingSentence(language, { ...samples['not-for-ship'].finding, because }),
    )
    expect(new Set(sentences).size).toBe(languages.length)
    for (const sentence of sentences) {
      expect(sentence).not.toContain('null')
      for (const shown of shows) expect(sentence).toContain(shown)
    }
  })

  it.each([
    { ...samples['limited-twice'].finding, on: 'ship' as const },
    { ...samples['needs-card'].finding, on: 'squad' as const },
  ])('says it otherwise of a ship than of a squad: $code', (finding) => {
    const other = samples[finding.code]
    for (const language of languages) {
      expect(findingSentence(language, finding)).not.toBe(findingSentence(language, other.finding))
    }
  })

  it('puts several into one text', () => {
    const [one, two] = [samples['sleeves-missing'].finding, samples['list-missing'].finding]
    expect(findingSentences('en', [one, two])).toBe(
      `${findingSentence('en', one)} ${findingSentence('en', two)}`,
    )
  })
})
