import {
  type EventState,
  eventId,
  openEvent,
  type Regulation,
  regulations,
  type Tier,
  textsAt,
  tiers,
} from '@topcut/engine'
import { languages, textSentence } from '@topcut/protocol/words'
import { describe, expect, it } from 'vitest'
import { deskWords } from '../../../words/desk.ts'
import { helpWords } from '../../../words/help.ts'
import { creationOf } from '../../start/create/creation.ts'
import { checklistPlaces } from '../announcement/checklist-places.ts'
import { helpLines } from './help-lines.ts'

const sections = [
  'tables',
  'matters',
  'standings',
  'players',
  'lists',
  'announcement',
  'leaders',
  'bracket',
  'log',
  'settings',
] as const

const stateBy = (regulation: Regulation, tier: Tier = 'competitive'): EventState => {
  const created = creationOf(regulation, {
    name: 'A day',
    tier,
    date: '2026-05-02',
    kind: 'open',
    swissRounds: '',
    cut: '',
    minutes: { swiss: '', elimination: '' },
    missions: '',
    options: {},
    about: {},
    days: 1,
  })
  const fact = { ...created, kind: 'event-created', event: eventId('e'), entropy: 'x' }
  const { state } = openEvent([
    { n: 1, at: 0, by: { role: 'organizer' }, command: 'c', fact } as never,
  ])
  if (state === null) throw new Error('no event')
  return state
}

describe.each(regulations)('the help for $id', (regulation) => {
  const state = stateBy(regulation)

  it.each(languages)('cites its own rules in whole sentences: %s', (language) => {
    const words = deskWords(language)
    for (const section of sections) {
      const lines = helpLines(helpWords(language), words, state, section)
      for (const { text, rule } of lines) {
        expect(rule.startsWith(`${regulation.document}-`), `${section}: ${rule}`).toBe(true)
        expect(text, section).toMatch(/^\S.*[.:]$/s)
      }
      const texts = lines.map(({ text, rule }) => `${rule} ${text}`)
      expect(new Set(texts).size, section).toBe(texts.length)
    }
  })

  it('has something to say about the tables, the standings, the lists and the leaders', () => {
    for (const section of ['tables', 'standings', 'lists', 'leaders', 'matters', 'log'] as const) {
      const lines = helpLines(helpWords('en'), deskWords('en'), state, section)
      expect(lines.length, section).toBeGreaterThan(0)
    }
  })
})

/** A text in a place that no page draws would be a rule that nobody reads. */
describe.each(regulations)('what $id has people read', (regulation) => {
  const explained = tiers.flatMap((tier) =>
    sections.flatMap((section) =>
      helpLines(helpWords('en'), deskWords('en'), stateBy(regulation, tier), section),
    ),
  )
  const ticked = checklistPlaces.flatMap((place) => textsAt(regulation, place))

  it.each(regulation.texts.map(({ rule, value: { key } }) => [rule, key] as const))(
    '[%s] %s stands at the desk, with its rule',
    (rule, key) => {
      const text = textSentence('en', key)
      const isThere =
        explained.some((line) => line.rule === rule && line.text === text) ||
        ticked.some((line) => line.rule === rule && line.value.key === key)
      expect(isThere).toBe(true)
    },
  )
})
