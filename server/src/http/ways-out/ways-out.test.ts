import { languages } from '@topcut/protocol/words'
import { afterEach, describe, expect, it } from 'vitest'
import { openAccess } from '../../access/access.ts'
import { systemClock } from '../../desk/ports.ts'
import { sampleDesk } from '../../desk/sample-day.suite.ts'
import { openHooks } from '../../hooks/hooks.ts'
import { openReceiver } from '../../hooks/kills/receiver.suite.ts'
import { memoryRecords } from '../../store/memory/memory-records.ts'
import { samplePages } from '../hostile.suite.ts'
import { openListener } from '../live/live-listener.suite.ts'
import type { OpenApi } from '../open-api.ts'
import { cost, sampleDoor } from '../sample-door.suite.ts'
import { type Step, secretDay } from './secret-day.suite.ts'
import { type SecretHall, twoRoundsAndCut } from './secret-hall.suite.ts'
import {
  addresses,
  allFetched,
  heard,
  languageAt,
  type Sent,
  told,
  ways,
} from './ways-out.suite.ts'

const closers: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close()
})

const hookTopics = ['announced', 'rounds', 'standings', 'results', 'messages', 'end']

/** Longer than news are gathered for whoever looks on. */
const heartbeat = 110

/** What is not fetched: a line stays open; a PNG is drawn from the SVG of the same address. */
const isLine = /\/live$|\.png$/

const described = async (
  door: ReturnType<typeof sampleDoor>,
  whom?: string,
): Promise<readonly string[]> => {
  const { paths } = (await door.send('GET', '/api/openapi.json')).json() as OpenApi
  return Object.entries(paths)
    .filter(([, { get }]) => get !== undefined && (whom ?? get.description) === get.description)
    .map(([path]) => path.replaceAll('{', ':').replaceAll('}', ''))
}

const openHall = async (): Promise<SecretHall> => {
  const desk = sampleDesk()
  const access = openAccess({ records: memoryRecords(), clock: systemClock, cost })
  const hooks = openHooks({
    ...{ records: memoryRecords(), desk, keeping: access.keeping.of },
    report: (fault) => door.faults.push(fault),
    settings: { areLocalAllowed: true },
  })
  // Nobody here asks too often: a minute goes by with every look at the clock.
  let minutes = 0
  const ticks = () => {
    minutes += 1
    return minutes * 60_000
  }
  const door = sampleDoor({ desk, access, hooks, heartbeat, ticks, web: samplePages() })
  const { app, open, send } = door
  const { account, token } = await access.inviteOrganizer('The club')
  const cookie = await open(token)
  const made = await send('POST', '/api/events', { command: twoRoundsAndCut }, { cookie })
  const { event } = made.json()
  const stranger = await open((await access.inviteOrganizer('Another club')).token)
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  closers.push(() => app.close())
  const live = `${url}/api/events/${event}/live?audience=public`
  const ear = { line: await openListener(live), url: live }
  closers.push(async () => ear.line.hangUp())
  const { url: address, arrivals, stop } = await openReceiver()
  closers.push(stop, hooks.stop)
  for (const language of languages) {
    const wish = { url: address, topics: [...hookTopics], language }
    const made = await send('POST', `/api/events/${event}/hooks`, wish)
    expect(made.statusCode).toBe(201)
  }
  const wish = { label: 'A wall elsewhere', role: 'spectator', days: 1 }
  const letIn = await send('POST', `/api/events/${event}/programs`, wish)
  expect(letIn.statusCode).toBe(201)
  const program = { authorization: `Bearer ${letIn.json().token}` }
  const strangers = [{}, { cookie: stranger }]
  const closed = (await described(door)).filter(
    (path) => path.includes(':event') && !isLine.test(path) && !addresses.includes(path),
  )
  const {
    entropy,
    secret = '',
    seal = '',
  } = (await desk.load(event))?.state?.created ?? { entropy: '' }
  const forbidden = new Set<string | RegExp>([entropy, secret, seal])
  return {
    door,
    event,
    organizer: account.id,
    ear,
    arrivals,
    strangers,
    program,
    closed,
    forbidden,
    // Why a rule was set aside is everybody's to read.
    onRecord: new Set(['drowned papers', 'tilted lamp']),
    drawn: [entropy],
    used: new Set(),
  }
}

const holds = (text: string, word: string | RegExp): boolean =>
  typeof word === 'string' ? text.toLowerCase().includes(word.toLowerCase()) : word.test(text)

/** Where which word stands that must not. */
const found = (
  sent: readonly Sent[],
  words: Iterable<string | RegExp>,
  onRecord: ReadonlySet<string | RegExp> = new Set(),
): readonly string[] =>
  [...words].flatMap((word) =>
    sent
      .filter(({ text }) => holds(text, word))
      .filter(({ way }) => !way.endsWith('/record') || !onRecord.has(word))
      .map(({ way }) => `${way}: ${word}`),
  )

/** That the log has grown is told, in the head of a page as well; what it holds is not. */
const unversioned = ({ way, text }: Sent): string =>
  [
    way,
    text
      .replace(/"version":\d+/g, '"version":0')
      .replace(/"content-length":"\d+"/, '')
      .replace(/("etag":"[^,]*)(.*&#38;version=)\d+/s, '$2'),
  ].join(' ')

/** On a line silence is no news, whatever was said before. */
const isNews = (one: Sent, known: ReadonlySet<string>): boolean =>
  one.text !== '' && !known.has(unversioned(one))

/** Takes a step, and answers with what was sent that must not be, and what was not that must. */
const faultsAfter = async (
  hall: SecretHall,
  step: Step,
  number: number,
): Promise<readonly string[]> => {
  const language = languageAt(number)
  const before = step.isSecret === true ? await allFetched(hall, language) : []
  await step.do(hall)
  for (const word of step.hides ?? []) hall.forbidden.add(word)
  for (const word of step.shows ?? []) hall.forbidden.delete(word)
  const after = [...(await allFetched(hall, language)), await heard(hall), ...told(hall)]
  const missing = (step.shows ?? []).filter((word) => found(after, [word]).length === 0)
  const known = new Set(before.map(unversioned))
  const noticed = step.isSecret === true ? after.filter((one) => isNews(one, known)) : []
  return [
    ...found(after, hall.forbidden, hall.onRecord),
    ...missing.map((word) => `nowhere: ${word}`),
    ...noticed.map(({ way, text }) => `${way} has changed: ${text.slice(-400)}`),
  ]
}

describe('whatever leaves the server', () => {
  it('is every address that is open to everybody', async () => {
    const open = await described(sampleDoor(), 'For everybody.')
    // About no event: whether it runs, who asks, how it is called, what there is to ask.
    const aboutNone = /^\/api(?:$|\/(?:health|ready|certificate|session|openapi\.json)$)/
    const searched = open.filter((path) => !aboutNone.test(path) && !isLine.test(path))
    expect(searched.sort()).toEqual([...addresses].sort())
  })

  it('holds nothing that is unpublished or private, at any moment of a whole day', async () => {
    const hall = await openHall()
    for (const [number, step] of secretDay.entries())
      expect(await faultsAfter(hall, step, number), `${number} ${step.name}`).toEqual([])
    expect([...hall.used].sort()).toEqual([...ways].sort())
    expect(hall.forbidden.size).toBeGreaterThan(25)
    expect(hall.door.faults).toEqual([])
  }, 120_000)

  it('would be found out', async () => {
    const hall = await openHall()
    const [register] = secretDay
    if (register !== undefined) await faultsAfter(hall, register, 0)
    const { body } = await hall.door.send('GET', `/api/events/${hall.event}`)
    const sent = [{ way: 'the log', text: body }]
    expect(found(sent, hall.forbidden)).toContain('the log: Veiled')
    expect(found(sent, hall.forbidden).length).toBeGreaterThan(10)
  })
})
