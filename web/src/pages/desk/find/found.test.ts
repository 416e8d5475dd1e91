import { eventId, peopleFrom } from '@topcut/engine'
import { shortCodeOf } from '@topcut/protocol/short-address'
import { type Language, languages } from '@topcut/protocol/words'
import { describe, expect, it } from 'vitest'
import {
  player,
  playOut,
  publish,
  type SampleEvent,
  sampleEvent,
  start,
} from '../../../../testing/sample-event.suite.ts'
import { askerOf } from '../../../leader/asker.ts'
import { shownNames } from '../../../leader/names/shown-names.ts'
import { deskWords } from '../../../words/desk.ts'
import { doable } from './doable.ts'
import { found } from './found.ts'

const sections = ['tables', 'standings'] as const

const people = peopleFrom(
  ['Ana Lis', 'Bo Kern', 'Łucja Żak', 'Dot Vance'].map((name, index) => ({
    player: player(index + 1),
    name,
    ...(name === 'Dot Vance' ? { members: ['Emil Bode', 'Fay Roth'] } : {}),
  })),
)

const running = () => {
  const sample = sampleEvent()
  start(sample, 4)
  publish(sample)
  return sample
}

const find = (sample: SampleEvent, query: string, language: Language = 'en') => {
  const state = sample.state()
  const names = shownNames(state, people)
  const event = sample.event()
  const ask = askerOf(event, { role: 'organizer' })
  const doables = doable(ask, state)
  const here = eventId('v0k3')
  const words = deskWords(language)
  return found(query, { words, names, people, state, ask, here, sections, doables })
}
const texts = (sample: SampleEvent, query: string) => find(sample, query).map(({ text }) => text)

describe('finding on the desk', () => {
  it('finds a player however the name is typed, and what can be done', () => {
    const sample = running()
    expect(texts(sample, 'lucja')).toEqual(
      expect.arrayContaining(['Łucja Żak', 'Łucja Żak: Drop, now', 'Łucja Żak: no-show']),
    )
    expect(texts(sample, 'lucja')[0]).toBe('Łucja Żak')
  })

  it('finds what to do with somebody in either order; who plays still finishes the round', () => {
    const sample = running()
    const [first, second] = texts(sample, 'drop ana')
    expect(first).toMatch(/^Ana Lis: Drop, after/)
    expect(second).toBe('Ana Lis: Drop, now')
    expect(texts(sample, 'ana drop')[0]).toBe(first)
  })

  it('asks why before a pairing that waits is drawn again, where lots are fixed before', () => {
    const drawn = (secret?: string) => {
      const sample = sampleEvent({}, secret)
      start(sample, 4)
      sample.give({ kind: 'pair-round' })
      return sample
    }
    const [again] = find(drawn('fixed before'), 'pair again')
    expect(again).toMatchObject({ text: 'Pair again', does: { kind: 'redraw' } })
    const [before] = find(drawn(), 'pair')
    expect(before?.does).toMatchObject({ kind: 'give', isPossible: true })
  })

  it('finds a judge for a table, and a warning that answers who has called from there', () => {
    const sample = running()
    const match = [...sample.state().matches.values()].find(({ table }) => table === 2)
    if (match === undefined) throw new Error('no match')
    const [called] = find(sample, 'call 2')
    expect(called).toMatchObject({
      text: 'Table 2: Call a judge',
      does: { kind: 'matter', begun: { kind: 'call', match: match.match } },
    })
    // A number alone is the table.
    expect(texts(sample, '2').some((text) => text.includes('judge'))).toBe(false)
    const [player] = match.players
    const name = people.get(player)?.name ?? ''
    const begun = { kind: 'ruling', player, match: match.match, penalty: 'warning' }
    expect(find(sample, `warn ${name}`)[0]?.does).toEqual({ kind: 'matter', begun })
    sample.give({ kind: 'call-judge', about: 'a tilted template', match: match.match })
    const { n } = [...sample.state().calls.values()][0] ?? {}
    const answers = { ...begun, call: n }
    expect(find(sample, `warn ${name}`)[0]?.does).toEqual({ kind: 'matter', begun: answers })
  })

  it('finds a team by its people', () => {
    const [team] = find(running(), 'fay')
    expect(team).toMatchObject({ text: 'Dot Vance', note: '#4, playing: Emil Bode / Fay Roth' })
  })

  it.each([
    ['wall', '/events/v0k3/wall'],
    ['projector', '/events/v0k3/wall'],
    ['poster', '/events/v0k3/poster'],
    ['qr', '/events/v0k3/poster'],
    ['obs', '/events/v0k3/overlay'],
    ['print slips', '/events/v0k3/print#slips'],
    ['print result', '/events/v0k3/print#slips'],
    ['paper kit', '/events/v0k3/print#kit'],
    ['delete', '/'],
    ['passphrase', '/account'],
    ['public', '/events/v0k3/public'],
  ])('leads to the page that is looked for: %s', (query, path) => {
    const pages = find(running(), query).flatMap(({ does }) =>
      does.kind === 'page' ? [does.path] : [],
    )
    expect(pages[0]).toBe(path)
  })

  it.each([
    ['message', 'announcement', 'message-text'],
    ['import', 'players', 'players-file'],
    ['invite', 'leaders', 'leader-name'],
    ['venue', 'settings', 'settings-venue'],
    ['rename', 'settings', 'settings-name'],
    ['waiting list', 'settings', 'settings-capacity'],
  ])('leads to the very place that is looked for: %s', (query, section, at) => {
    expect(find(running(), query)[0]?.does).toEqual({ kind: 'section', section, at })
  })

  it.each(['share', 'chat', 'qr', 'picture', 'export', 'csv', 'forum', 'join code', 'embed'])(
    'leads to the ways to share: %s',
    (query) => {
      expect(find(running(), query)[0]?.does).toEqual({ kind: 'share' })
    },
  )

  it('finds help and keys, and help first', () => {
    expect(find(running(), 'help').map(({ does }) => does.kind)).toEqual(['help', 'keys'])
    expect(find(running(), 'shortcuts')[0]?.does).toEqual({ kind: 'keys' })
  })

  it.each(['XWEN-49', 'xwen-49', 'xwen 49', 'xwen49'])('opens a rule by its id: %s', (query) => {
    expect(find(running(), query)[0]?.does).toEqual({ kind: 'rule', rule: 'XWEN-49' })
  })

  it('has no rule that no document has', () => {
    expect(find(running(), 'xwen-71').map(({ does }) => does.kind)).not.toContain('rule')
  })

  it('has missions where the document has them', () => {
    expect(texts(running(), 'missions')).not.toContain('Missions')
  })

  const wanted = {
    en: ['wall', 'print', 'export', 'poster', 'help', 'delete', 'settings', 'undo'],
    de: ['großbildschirm', 'wand', 'drucken', 'export', 'aushang', 'plakat', 'hilfe', 'löschen'],
    pl: ['ekran', 'drukuj', 'eksport', 'plakat', 'pomoc', 'usuń', 'usun', 'ustawienia'],
  } as const
  const asked = languages.flatMap((language) =>
    wanted[language].map((query) => [language, query] as const),
  )
  it.each(asked)('finds in %s what people call it: %s', (language, query) => {
    expect(find(running(), query, language).length).toBeGreaterThan(0)
  })

  it.each(['wall', 'print', 'export', 'poster', 'help', 'delete'])(
    'finds it by its English word in every language: %s',
    (query) => {
      const first = languages.map((language) => find(running(), query, language)[0]?.does.kind)
      expect(first).toEqual(languages.map(() => first[0]))
      expect(first[0]).toBeDefined()
    },
  )

  it('goes to a table by its number', () => {
    expect(find(running(), '2')[0]?.does).toEqual({ kind: 'table', table: 2 })
  })

  it('goes to the table of a slip, whatever address was read', () => {
    const sample = running()
    playOut(sample)
    const first = sample.state().rounds[0]?.matches[1]
    publish(sample)
    const does = { kind: 'slip', round: 1, table: 2 }
    const short = (event: string) =>
      `HTTP://10.0.0.9:8080/J/${shortCodeOf(eventId(event))}-${first}`
    const long = `http://10.0.0.9:8080/events/v0k3/match/${first}`
    for (const code of [`${first}`, long, short('v0k3')]) {
      expect(find(sample, code).map((one) => one.does)).toEqual([does])
    }
    expect(find(sample, `http://10.0.0.9:8080/events/other/match/${first}`)).toEqual([])
    expect(find(sample, short('other'))).toEqual([])
    expect(find(sample, '9999-1')).toEqual([])
  })

  it('finds sections and the forms of leaders', () => {
    expect(find(running(), 'standings')[0]?.does).toEqual({
      kind: 'section',
      section: 'standings',
    })
    expect(find(running(), 'record a ruling')[0]?.does).toEqual({
      kind: 'matter',
      begun: { kind: 'ruling' },
    })
  })

  it('says why something is not possible, and puts it last', () => {
    const all = find(running(), 'clo')
    const close = all.find(({ text }) => text === 'Close round')
    expect(close?.note).toMatch(/^Not possible: .*tables? 1/)
    expect(close?.does).toMatchObject({ kind: 'give', isPossible: false })
    expect(all.findIndex(({ text }) => text === 'Start clock')).toBeLessThan(
      all.findIndex(({ text }) => text === 'Close round'),
    )
  })
})
