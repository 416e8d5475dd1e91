import { languages } from '@topcut/protocol/words'
import { describe, expect, it } from 'vitest'
import { creation, player, sampleDesk } from '../../desk/sample-day.suite.ts'
import { openMemoryStore } from '../../store/memory/memory-store.ts'
import { sampleDoor } from '../sample-door.suite.ts'
import { problemWords } from './words/problem-words.ts'

const register = { kind: 'register-player', player: player(1) } as const

describe('a refusal', () => {
  const refused = async (language?: string) => {
    const { create, give } = sampleDoor()
    const event = await create()
    await give(event, register, { name: 'Zoë' })
    const headers = language === undefined ? {} : { 'accept-language': language }
    return give(event, register, { name: 'Zoë' }, headers)
  }

  it('is a problem with code, sentence and data', async () => {
    const answer = await refused()
    expect(answer.statusCode).toBe(422)
    expect(answer.headers['content-type']).toBe('application/problem+json; charset=utf-8')
    expect(answer.json()).toEqual({
      type: 'urn:topcut:problem:already-registered',
      title: 'The rules do not allow this',
      status: 422,
      detail: expect.stringContaining('Zoë'),
      code: 'already-registered',
      refusal: { code: 'already-registered', player: 'p1' },
    })
  })

  it.each([
    [undefined, 'en', 'The rules do not allow this'],
    ['fr', 'en', 'The rules do not allow this'],
    ['de-AT,de;q=0.9,en;q=0.5', 'de', 'Die Regeln lassen das nicht zu'],
    ['fr;q=0.9, pl;q=0.8', 'pl', 'Zasady na to nie pozwalają'],
  ])('is told in the reader’s language: %s → %s', async (header, language, title) => {
    const answer = await refused(header)
    expect(answer.headers['content-language']).toBe(language)
    expect(answer.json().title).toBe(title)
  })

  it('differs in its sentence from language to language', async () => {
    const details = await Promise.all(
      languages.map(async (language) => (await refused(language)).json().detail),
    )
    expect(new Set(details).size).toBe(3)
  })

  it('names its rule', async () => {
    const { create, give } = sampleDoor()
    const event = await create()
    for (const n of [1, 2]) {
      await give(event, { ...register, player: player(n) }, { name: `Player ${n}` })
      await give(event, { kind: 'check-in-player', player: player(n) })
    }
    const problem = (await give(event, { kind: 'start-stage' })).json()
    expect(problem.rule).toMatch(/^[A-Z]+-\d+$/)
    expect(problem.rule).toBe(problem.refusal.rule)
  })
})

describe('what is malformed', () => {
  const body = { id: 'c', command: { ...register }, name: 'Ada' }
  const result = { ending: 'destruction', score: [100, 42] }
  const enter = (changed: unknown) => ({
    id: 'c',
    command: { kind: 'enter-result', match: 'm', result: changed },
  })
  const long = (length: number) => 'a'.repeat(length)

  it.each<[string, unknown, string]>([
    ['a list', [], ''],
    ['no id', { ...body, id: undefined }, 'id'],
    ['an id with a slash', { ...body, id: 'a/b' }, 'id'],
    ['a number for an id', { ...body, id: 7 }, 'id'],
    ['no command', { id: 'c' }, 'command'],
    ['a text for a command', { ...body, command: 'pair-round' }, 'command'],
    ['a command without kind', { ...body, command: {} }, 'command.kind'],
    ['an unknown kind', { ...body, command: { kind: 'win-event' } }, 'command.kind'],
    ['a missing field', { ...body, command: { kind: 'register-player' } }, 'command.player'],
    ['a field too many', { ...body, command: { ...register, rank: 1 } }, 'command.rank'],
    ['a field too many beside', { ...body, colour: 'red' }, 'colour'],
    ['a blank name', { ...body, name: ' \t ' }, 'name'],
    ['a long name', { ...body, name: long(81) }, 'name'],
    ['no name', { ...body, name: undefined }, 'name'],
    ['a name for no registration', { id: 'c', command: { kind: 'pair-round' }, name: 'A' }, 'name'],
    ['a revision of nothing', { id: 'c', command: { kind: 'start-clock' }, expects: 1 }, 'expects'],
    ['a negative revision', { ...enter(result), expects: -1 }, 'expects'],
    ['a text for a score', enter({ ...result, score: ['100', 42] }), 'command.result.score.0'],
    ['a broken score', enter({ ...result, score: [100, 4.5] }), 'command.result.score.1'],
    ['a negative score', enter({ ...result, score: [100, -1] }), 'command.result.score.1'],
    ['a huge score', enter({ ...result, score: [1001, 0] }), 'command.result.score.0'],
    ['one score', enter({ ...result, score: [100] }), 'command.result.score'],
    ['three scores', enter({ ...result, score: [1, 2, 3] }), 'command.result.score'],
    ['an unknown ending', enter({ ending: 'boredom' }), 'command.result.ending'],
    ['an unknown seat', enter({ ending: 'no-show', by: 'third' }), 'command.result.by'],
    [
      'a long reason',
      { id: 'c', command: { kind: 'undo', entry: 1, reason: long(501) } },
      'command.reason',
    ],
    ['an entry 0', { id: 'c', command: { kind: 'undo', entry: 0, reason: 'r' } }, 'command.entry'],
    ['null for a text', { ...body, override: null }, 'override'],
  ])('is answered with the field: %s', async (_, sent, field) => {
    const { create, send } = sampleDoor()
    const event = await create()
    const headers = { 'content-type': 'application/json' }
    const answer = await send('POST', `/api/events/${event}/commands`, sent, headers)
    expect(answer.statusCode).toBe(400)
    expect(answer.headers['content-type']).toContain('application/problem+json')
    expect(answer.json()).toMatchObject({ code: 'malformed', field })
    if (field !== '') expect(answer.json().detail).toContain(field)
  })

  it.each([
    ['en', 'The field “command.player” is missing.'],
    ['de', 'Das Feld „command.player“ fehlt.'],
    ['pl', 'Brakuje pola „command.player”.'],
  ])('is told in %s', async (language, detail) => {
    const { give } = sampleDoor()
    const answer = await give('e', { kind: 'register-player' }, {}, { 'accept-language': language })
    expect(answer.json().detail).toBe(detail)
  })

  it('is an event of another kind of creation', async () => {
    const { send } = sampleDoor()
    const post = async (command: unknown) =>
      (await send('POST', '/api/events', { command })).json().field
    expect(await post({ kind: 'pair-round' })).toBe('command.kind')
    expect(await post({ ...creation, date: '2 May' })).toBe('command.date')
    expect(await post({ ...creation, tier: 'huge' })).toBe('command.tier')
    expect(await post({ ...creation, options: { luck: 'on' } })).toBe('command.options.luck')
    expect(await post({ ...creation, options: { headToHead: 'maybe' } })).toBe(
      'command.options.headToHead',
    )
    expect(await post({ ...creation, structure: { kind: 'custom', stages: [] } })).toBe(
      'command.structure.stages',
    )
  })
})

describe('every other trouble', () => {
  it.each([
    ['GET', '/api/events/nowhere', undefined, {}, 404, 'no-such-event'],
    ['GET', '/api/events/nowhere/live', undefined, {}, 404, 'no-such-event'],
    ['PUT', '/api/events/nowhere/people/p', { name: 'A' }, {}, 404, 'no-such-event'],
    ['DELETE', '/api/events/nowhere/people/p', undefined, {}, 404, 'no-such-event'],
    ['GET', '/api/nothing', undefined, {}, 404, 'not-found'],
    ['POST', '/somewhere', { a: 1 }, {}, 404, 'not-found'],
    ['GET', '/api/events/%zz', undefined, {}, 404, 'not-found'],
    ['GET', `/api/events/${'a'.repeat(120)}`, undefined, {}, 404, 'not-found'],
    ['POST', '/api/events', '{"command":', { 'content-type': 'application/json' }, 400, 'not-json'],
    [
      'POST',
      '/api/events',
      '{"__proto__":{}}',
      { 'content-type': 'application/json' },
      400,
      'not-json',
    ],
    ['POST', '/api/events', undefined, {}, 400, 'malformed'],
    ['POST', '/api/events', '', { 'content-type': 'application/json' }, 400, 'not-json'],
    ['POST', '/api/events', '{}', { 'content-type': 'text/plain' }, 415, 'wrong-content-type'],
    ['POST', '/api/events', '{}', { 'content-type': '' }, 415, 'wrong-content-type'],
    [
      'POST',
      '/api/events',
      'a=1',
      { 'content-type': 'application/x-www-form-urlencoded' },
      415,
      'wrong-content-type',
    ],
    [
      'POST',
      '/api/events',
      `"${'a'.repeat(1024 * 1024)}"`,
      { 'content-type': 'application/json' },
      413,
      'too-large',
    ],
  ] as const)('is a problem too: %s %s', async (method, url, payload, headers, status, code) => {
    const { send } = sampleDoor()
    const answer = await send(method, url, payload, headers)
    expect(answer.headers['content-type']).toContain('application/problem+json')
    expect(answer.statusCode).toBe(status)
    expect(answer.json()).toMatchObject({ status, code, type: `urn:topcut:problem:${code}` })
    expect(answer.json().detail).toMatch(/^\p{Lu}.*\.$/u)
  })

  it('shows nothing of the program when the program fails, but reports it', async () => {
    const store = openMemoryStore()
    const desk = sampleDesk({ ...store, list: () => Promise.reject(new Error('secret path')) })
    const { send, faults } = sampleDoor({ desk })
    const answer = await send('GET', '/api/events')
    expect(answer.statusCode).toBe(500)
    expect(answer.json()).toMatchObject({ code: 'fault', status: 500 })
    expect(answer.body).not.toContain('secret')
    expect(answer.body).not.toContain('.ts')
    expect(faults).toMatchObject([{ message: 'secret path' }])
  })

  it('has its words in every language', () => {
    for (const language of languages) {
      const { titles, details } = problemWords[language]
      expect(Object.keys(titles)).toEqual(Object.keys(problemWords.en.titles))
      expect(Object.keys(details)).toEqual(Object.keys(problemWords.en.details))
      if (language === 'en') continue
      for (const [code, detail] of Object.entries(details)) {
        expect(detail).not.toBe(problemWords.en.details[code as keyof typeof details])
      }
    }
  })
})
