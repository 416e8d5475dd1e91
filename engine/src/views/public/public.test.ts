import { describe, expect, it } from 'vitest'
import { appoint } from '../../../testing/leaders.ts'
import { bracketStory, id, type Story, story } from '../../../testing/story.ts'
import { peopleFrom } from '../../people/people.ts'
import { leaderId } from '../../vocabulary/ids.ts'
import { asPublished } from '../redact.ts'
import { type PublicPart, type PublicView, publicParts } from './public.ts'
import { publicTables } from './tables.ts'

const people = peopleFrom([{ player: id('p1'), name: 'Ana Lis' }])
const shown = (told: Story) => asPublished(told.state(), people)
const part = <P extends PublicPart>(told: Story, name: P): PublicView<P> =>
  publicParts[name](shown(told)) as PublicView<P>

describe('a team in public', () => {
  const regulation = 'card-game/de-2014-team'
  const teams = peopleFrom([
    { player: id('p1'), name: 'Zwei Brüder', members: ['Ana Lis', 'Bo Kern'] },
    { player: id('p2'), name: 'Zwei Schwestern' },
  ])
  const of = (told: Story) => asPublished(told.state(), teams)
  const brothers = { name: 'Zwei Brüder', members: ['Ana L.', 'Bo K.'] }

  it('stands by its whole name with its people wherever it stands', () => {
    const told = story({ regulation, players: 2 })
    told.seats('p1 - p2')
    const [table] = publicTables(of(told))?.tables ?? []
    expect(table?.players[0]).toMatchObject(brothers)
    expect(table?.players[1]).toEqual({ player: 'p2', number: 2, name: 'Zwei Schwestern' })
    told.result('p1', { ending: 'games', games: ['first', 'first'] })
    told.does({ kind: 'close-round' })
    expect(publicParts.standings(of(told)).rows[0]).toMatchObject(brothers)
    told.does({ kind: 'finish-event' })
    expect(publicParts.event(of(told)).champion).toMatchObject(brothers)
    expect(publicParts.standings(of(told)).places?.[0]).toMatchObject(brothers)
  })

  it('says that teams play here, how many are one and by which rule', () => {
    const told = story({ regulation, started: false })
    expect(publicParts.event(of(told))).toMatchObject({
      team: { value: 2, rule: 'LCG-57' },
      terms: { inTeams: true },
    })
  })
})

describe('the public event', () => {
  it('says what it is and how far it has come', () => {
    const told = story({ started: false })
    expect(part(told, 'event')).toMatchObject({
      name: 'An evening',
      regulation: 'x-wing/en-3.2',
      status: 'to-come',
      stages: null,
      round: null,
      registered: 4,
      champion: null,
    })
    told.does({ kind: 'announce-event' })
    told.does({ kind: 'start-stage' })
    told.seats('p1 - p2', 'p3 - p4')
    expect(part(told, 'event')).toMatchObject({
      status: 'running',
      stage: 1,
      round: { number: 1, status: 'published' },
    })
  })

  it('names every published round as people call it, and none before it is published', () => {
    const told = bracketStory(4)
    const numbered = { kind: 'numbered', round: 1, of: 1 }
    told.does({ kind: 'pair-round' })
    expect(part(told, 'event').roundNames).toEqual([numbered])
    told.does({ kind: 'publish-round' })
    expect(part(told, 'event').roundNames).toEqual([numbered, { kind: 'left', left: 2 }])
  })

  it('hands over what its title calls things', () => {
    expect(part(story({ regulation: 'card-game/de-2014' }), 'event').terms.de).toMatchObject({
      standings: 'Wertung',
    })
  })

  it('says where, when and for how much, before anything is announced; its logo is a part of its own', () => {
    const told = story({ started: false })
    expect([part(told, 'event').about, part(told, 'logo')]).toEqual([{}, null])
    const logo = 'data:image/png;base64,AAAA'
    const about = { start: '09:45', venue: 'a hall', fee: '15 €' }
    told.does({ kind: 'describe-event', about: { name: 'Cup', ...about, logo } })
    expect(part(told, 'event')).toMatchObject({ name: 'Cup', about })
    expect(JSON.stringify(part(told, 'event'))).not.toContain('data:')
    expect(part(told, 'logo')).toBe(logo)
  })

  it('names who holds it as far as they are named, and no judge beside them', () => {
    const told = story({ started: false })
    told.does(appoint('l1', 'organizer'))
    told.does(appoint('l2', 'organizer'))
    told.does(appoint('l3', 'judge'))
    const named = new Map([
      [leaderId('l1'), 'Ada Brandt'],
      [leaderId('l3'), 'Frau Berg'],
    ])
    const published = asPublished(told.state(), people, undefined, named)
    expect(publicParts.event(published).organizers).toEqual(['Ada Brandt'])
    expect(part(told, 'event').organizers).toEqual([])
  })

  it('carries the line for everybody while it stands', () => {
    const told = story()
    expect(part(told, 'event').message).toBeNull()
    told.does({ kind: 'announce-message', text: 'Food is served.' })
    expect(part(told, 'event').message?.text).toBe('Food is served.')
    told.does({ kind: 'announce-message', text: '' })
    expect(part(told, 'event').message).toBeNull()
  })

  it('says that it is called off and why, also where there is room for one line only', () => {
    const told = story()
    told.does({ kind: 'cancel-event', reason: 'The hall is flooded.' })
    expect(part(told, 'event')).toMatchObject({
      status: 'cancelled',
      cancelled: 'The hall is flooded.',
      message: { text: 'The hall is flooded.' },
    })
  })

  it('ends with its champion and everybody’s place', () => {
    const told = story()
    told.plays('p1 100-0 p2', 'p3 100-50 p4')
    expect(part(told, 'standings').places).toBeNull()
    told.does({ kind: 'finish-event' })
    const { champion, status } = part(told, 'event')
    expect([status, champion]).toEqual(['finished', { player: 'p1', number: 1, name: 'Ana L.' }])
    expect(part(told, 'standings').places?.map(({ place, player }) => [place, player])).toEqual([
      [1, 'p1'],
      [2, 'p3'],
      [3, 'p4'],
      [4, 'p2'],
    ])
  })
})

describe('public players', () => {
  it('stand by number with their status', () => {
    const told = story({ players: 3, started: false })
    told.does({ kind: 'drop-player', player: id('p2'), when: 'now' })
    expect(part(told, 'players')).toMatchObject([
      { player: 'p1', number: 1, name: 'Ana L.', status: 'registered', checkedIn: true },
      { number: 2, name: '#2', status: 'dropped' },
      { number: 3, name: '#3', status: 'registered' },
    ])
  })
})

describe('public tables', () => {
  it('are those of the latest published round, with results and byes', () => {
    const told = story({ players: 5 })
    expect(part(told, 'tables')).toBeNull()
    told.seats('p1 - p2', 'p3 - p4', 'p5 bye')
    told.wins('p1')
    expect(part(told, 'tables')).toMatchObject({
      number: 1,
      status: 'published',
      tables: [
        {
          table: 1,
          status: 'result',
          players: [{ name: 'Ana L.' }, { name: '#2' }],
          result: { score: [100, 0] },
          earned: [{ outcome: 'win' }, { outcome: 'loss' }],
        },
        { table: 2, status: 'waiting', result: null, earned: null },
      ],
      byes: [{ player: 'p5', kind: 'odd-number' }],
    })
    told.does({ kind: 'start-clock' })
    expect(part(told, 'tables')?.tables[1]?.status).toBe('playing')
  })

  it('of an earlier round can be looked back at', () => {
    const told = story()
    told.plays('p1 100-0 p2', 'p3 100-0 p4')
    told.seats('p1 - p3', 'p2 - p4')
    const players = publicTables(shown(told), 1)?.tables[0]?.players
    expect(players?.map(({ player }) => player)).toEqual(['p1', 'p2'])
    expect(publicTables(shown(told), 3)).toBeNull()
  })
})

describe('public standings', () => {
  it('rank nobody by a round that is still being played', () => {
    const told = story()
    told.seats('p1 - p2', 'p3 - p4')
    told.wins('p1')
    expect(part(told, 'standings')).toEqual({ afterRound: 0, rows: [], places: null })
    told.wins('p3')
    told.does({ kind: 'close-round' })
    const after = part(told, 'standings')
    expect(after).toMatchObject({ afterRound: 1, rows: [{}, {}, {}, {}] })
    told.seats('p1 - p3', 'p2 - p4')
    told.wins('p3')
    expect(part(told, 'standings')).toEqual(after)
  })
})

describe('the public bracket', () => {
  it('has its games with names and results', () => {
    const told = bracketStory(4, { players: 4 })
    told.does({ kind: 'pair-round' })
    told.does({ kind: 'publish-round' })
    told.wins('p1')
    expect(part(told, 'bracket')).toMatchObject({
      seeds: [{ player: 'p1', name: 'Ana L.' }, {}, {}, {}],
      rounds: [
        [
          {
            slots: [{ player: 'p1' }, { player: 'p4' }],
            winner: 'p1',
            table: { status: 'result' },
          },
          { slots: [{ player: 'p2' }, { player: 'p3' }], winner: null },
        ],
        [{ slots: [{ player: 'p1' }, null], table: null }],
      ],
      champion: null,
    })
    expect(part(story(), 'bracket')).toBeNull()
  })
})

describe('the public clock', () => {
  it('is told once and counted by whoever shows it', () => {
    const told = story()
    expect(part(told, 'clock')).toBeNull()
    told.seats('p1 - p2', 'p3 - p4')
    expect(part(told, 'clock')).toMatchObject({ round: 1, minutes: 75, clock: null, extended: [] })
    told.does({ kind: 'start-clock' })
    const { match } = told.matchAt(2)
    told.does({ kind: 'extend-time', match, minutes: 5, reason: 'a judge was needed' })
    expect(part(told, 'clock')).toMatchObject({
      clock: { minutes: 75, pausedAt: null, calledAt: null },
      extended: [{ table: 2, minutes: 5 }],
    })
    expect(JSON.stringify(part(told, 'clock'))).not.toContain('judge')
  })
})

describe('the public announcement', () => {
  it('is what was told, whatever has changed since', () => {
    const told = story({
      players: 8,
      structure: { kind: 'competitive' },
      tier: 'competitive',
      started: false,
    })
    expect(part(told, 'announcement')).toBeNull()
    told.does({ kind: 'announce-event' })
    const before = part(told, 'announcement')
    expect(before?.headCount).toBe(8)
    expect(before?.lines.length).toBeGreaterThan(0)
    for (let n = 9; n <= 40; n++) {
      told.does({ kind: 'register-player', player: id(`p${n}`) })
      told.does({ kind: 'check-in-player', player: id(`p${n}`) })
    }
    expect(part(told, 'announcement')).toEqual(before)
  })
})

describe('where a leader plays', () => {
  it.each([
    ['XWDE-12', 'x-wing/de'],
    ['XWPL-7', 'x-wing/pl'],
    ['XWEN-9', 'x-wing/en-3.2'],
    ['IA-7', 'imperial-assault/de-2.2.1'],
  ])('[%s] everybody is told who the second is and who rules at that table', (_, regulation) => {
    const told = story({ regulation, started: false })
    told.does(appoint('l2', 'judge'))
    told.does(appoint('l1', 'judge', { plays: 'p1' }))
    told.does({ kind: 'announce-event' })
    told.does({ kind: 'start-stage' })
    told.seats('p1 - p2', 'p3 - p4')
    const named = new Map([[leaderId('l2'), 'Frau Berg']])
    const published = asPublished(told.state(), people, undefined, named)
    const second = { leader: 'l2', role: 'judge', name: 'Frau Berg' }
    const announcement = publicParts.announcement(published)
    expect(announcement?.leaders).toContainEqual(second)
    expect(announcement?.lines.flatMap(({ values }) => values['second-leader'] ?? [])).toEqual([
      { leader: 'l1', second: 'l2' },
    ])
    const tables = publicParts.tables(published)?.tables ?? []
    expect(tables.map(({ ruling }) => ruling)).toEqual([second, undefined])
    // Whoever is not known by name is known by the office.
    expect(publicParts.tables(shown(told))?.tables[0]?.ruling).toEqual({ ...second, name: null })
    told.does({ kind: 'dismiss-leader', leader: leaderId('l2') }, { override: 'taken ill' })
    expect(publicParts.tables(shown(told))?.tables[0]?.ruling).toBeNull()
  })

  it('[XWDE-12] who is named anew is named to everybody, at every announcement', () => {
    const told = story({ regulation: 'x-wing/de', started: false })
    told.does(appoint('l2', 'judge'))
    told.does({ kind: 'announce-event' })
    told.does(appoint('l1', 'judge', { plays: 'p1', second: 'l2' }))
    told.does({ kind: 'announce-event' }, { override: 'nobody else could lead' })
    const named = new Map([[leaderId('l2'), 'Frau Berg']])
    const published = asPublished(told.state(), people, undefined, named)
    const second = { leader: 'l2', role: 'judge', name: 'Frau Berg' }
    expect(publicParts.event(published).anew?.leaders).toContainEqual(second)
    expect(publicParts.announcement(published)?.anew[0]?.leaders).toContainEqual(second)
  })
})
