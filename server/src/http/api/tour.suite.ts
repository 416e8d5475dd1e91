import type { Command, EventId, Instant } from '@topcut/engine'
import { shortCodeOf, shortPath } from '@topcut/protocol/short-address'
import { openAccess } from '../../access/access.ts'
import { takesName } from '../../desk/order.ts'
import {
  countedLuck,
  createSample,
  creation,
  player,
  sampleDesk,
  unlinked,
  win,
} from '../../desk/sample-day.suite.ts'
import { exportText } from '../../store/backup/export-file.ts'
import { memoryRecords } from '../../store/memory/memory-records.ts'
import { openMemoryStore } from '../../store/memory/memory-store.ts'
import type { Records } from '../../store/records.ts'
import { everyCommand } from '../every-command.suite.ts'
import { cost, sampleDoor } from '../sample-door.suite.ts'
import type { Examples } from './examples.ts'
import { listenIn } from './listen-in.suite.ts'

const now = Date.UTC(2026, 4, 2, 9) as Instant

/** Ids are made by chance: in the order they came, a list of them is the same in every run. */
const recordsInOrder = (): Records => {
  const records = memoryRecords()
  const came: string[] = []
  return {
    ...records,
    put: (kind, key, value) => {
      came.push(key)
      return records.put(kind, key, value)
    },
    list: async (kind) =>
      (await records.list(kind)).toSorted((a, b) => came.indexOf(a.key) - came.indexOf(b.key)),
  }
}

/** A file of one event that is as good as empty. */
const smallFile = async (): Promise<string> => {
  const store = openMemoryStore()
  const event = await createSample(sampleDesk(store))
  const whole = await store.whole(event)
  const renamed =
    whole === null
      ? []
      : [{ ...whole, event: 'taken-in' as EventId, entries: unlinked(whole.entries) }]
  return exportText(renamed)
}

/**
 * Asks a real server for everything it has, once, and hears what it answers. A route is shown by
 * the first request here that it grants: a new one needs one more line.
 */
export const tour = async (): Promise<Examples> => {
  const records = recordsInOrder()
  const access = openAccess({ records, clock: () => now, cost })
  const copies = { make: async () => {}, places: async () => [{ folder: '/srv/copies', at: now }] }
  const door = sampleDoor({ access, copies, clock: () => now, luck: countedLuck() })
  const { app, send, give, desk, open, hooks } = door
  const heard = listenIn(app)

  const create = async (id: string, name: string): Promise<EventId> => {
    const answer = await send('POST', '/api/events', { id, command: { ...creation, name } })
    const { event } = answer.json()
    heard.rename(event, id)
    heard.rename(shortPath(shortCodeOf(event)), '/j/QW3R7Z')
    return event
  }
  const event = await create('spring-open', 'Spring Open')
  const other = await create('autumn-open', 'Autumn Open')
  const at = `/api/events/${event}`
  const does = async (command: Command, more: object = {}) => {
    const answer = await give(event, command, more)
    if (answer.statusCode !== 200) throw new Error(`${command.kind}: ${answer.body}`)
  }
  const get = (path: string, headers?: Record<string, string>) =>
    send('GET', path, undefined, headers)
  /** The code of the record, and the tag of what shows it, are others in every run. */
  const tell = (answer: Awaited<ReturnType<typeof get>>) => {
    const { code } = answer.json().view ?? {}
    if (typeof code !== 'string') return
    heard.rename(code, 'R5KD 8WQN 2TFM V3HX')
    const tag = /public-[\w-]{16}/.exec(`${answer.headers['etag']}`)?.[0]
    if (tag !== undefined) heard.rename(tag, `public-${'0'.repeat(16)}`)
  }

  for (const path of ['health', 'ready', 'certificate', 'copies', 'session', 'events', 'players'])
    await get(`/api/${path}`)
  await send('POST', '/api/copies')
  await send('PUT', '/api/session/passphrase', {
    name: 'The club',
    passphrase: 'five words nobody else knows',
  })
  await send('PUT', '/api/session/name', {
    name: 'The other club',
    current: 'five words nobody else knows',
  })
  const { account } = (await send('POST', '/api/accounts', { label: 'A friend' })).json()
  const { token } = (await send('POST', `/api/accounts/${account.id}/link`)).json()
  await send('POST', '/api/session', { token }, { cookie: '' })
  await get('/api/accounts')
  await send('DELETE', `/api/accounts/${account.id}`)
  await access.signIn({ name: 'The other club', passphrase: 'five words nobody else knows' }, null)
  const { sessions } = (await get('/api/sessions')).json()
  for (const [index, { id }] of sessions.entries()) heard.rename(id, `session-${index + 1}`)
  const elsewhere = sessions.find((one: { isThisOne: boolean }) => !one.isThisOne)
  await send('DELETE', `/api/sessions/${elsewhere.id}`)
  await send('DELETE', '/api/sessions')

  for (const n of [1, 2, 3, 4]) {
    const command = { kind: 'register-player', player: player(n) } as const
    await does(command, { name: `Ada Sample ${n}` })
    await does({ kind: 'check-in-player', player: player(n) })
  }
  const { code } = (await send('POST', `${at}/code`)).json()
  heard.rename(code, 'QW3RTZ')
  await get(`${at}/code`)
  const comes = { id: 'a-long-random-id-of-mine', code, name: 'Bo Sample' }
  await send('POST', `${at}/registrations`, comes, { cookie: '' })
  await send('DELETE', `${at}/code`)
  const { grant } = (await send('POST', `${at}/grants`, { role: 'judge', label: 'Cy' })).json()
  await get(`${at}/grants`)
  await send('POST', `${at}/grants/${grant.id}/link`)
  await get(`${at}/leaders`)
  await send('DELETE', `${at}/grants/${grant.id}`)
  const wish = { url: 'https://chat.example/in/42', topics: ['rounds', 'end'], language: 'en' }
  const { hook, secret } = (await send('POST', `${at}/hooks`, wish)).json()
  heard.rename(hook.id, 'hook-1')
  heard.rename(secret, 'whsec_shown-once')
  const hookAt = `${at}/hooks/${hook.id}`
  await send('PUT', hookAt, wish)
  heard.rename((await send('POST', `${hookAt}/secret`)).json().secret, 'whsec_shown-once')
  await send('POST', `${hookAt}/start`)
  await get(`${at}/hooks`)
  await send('POST', `${hookAt}/trial`)
  let delivery: string | undefined
  while (delivery === undefined) {
    await new Promise((resolve) => setTimeout(resolve, 5))
    delivery = (await hooks.deliveries(event, hook.id))?.[0]?.id
  }
  heard.rename(delivery, 'msg_1')
  await get(`${hookAt}/deliveries`)
  await send('POST', `${hookAt}/deliveries/${delivery}`)
  await send('DELETE', hookAt)
  for (const path of [`${at}/programs`, '/api/programs']) {
    const wish = { label: 'The wall', role: 'scorekeeper', days: 90 }
    const { program } = (await send('POST', path, wish)).json()
    await get(path)
    await send('DELETE', `${path}/${program.id}`)
  }
  await send('PUT', `${at}/people/p2`, { name: 'Ada Sample 2', shown: 'full' })
  await send('DELETE', `${at}/people/p4`)

  await does({ kind: 'announce-event' })
  await does({ kind: 'start-stage' }, { override: 'lists on paper' })
  await does({ kind: 'pair-round' })
  await does({ kind: 'publish-round' })
  await does({ kind: 'start-clock' })
  for (const match of (await desk.load(event))?.state?.rounds[0]?.matches ?? [])
    await does({ kind: 'enter-result', match, result: win })
  const playing = await access.invite(event, { role: 'player', label: '', player: player(1) })
  const cookie = await open(playing.token)
  for (const view of ['me', 'needs']) await get(`${at}/views/${view}`, { cookie })
  for (const view of ['event', 'logo', 'players', 'tables', 'clock', 'announcement', 'matters'])
    tell(await get(`${at}/views/${view}`))
  await does({ kind: 'close-round' })
  await does({ kind: 'open-lists', to: 'everybody' })
  for (const view of ['standings', 'bracket', 'pictures', 'open-lists', 'lists', 'participants'])
    await get(`${at}/views/${view}`)
  await get(`${at}/views/player-sheet/p1`)
  await get(`${at}/cards`)
  for (const feed of ['feed.json', 'feed.atom', 'calendar.ics', 'record'])
    await get(`${at}/${feed}`)
  await get('/api/calendar.ics')
  await get(`/api/organizers/${await access.ownerOf(event)}/calendar.ics`)
  for (const picture of ['standings', 'bracket'])
    for (const ending of ['svg', 'png']) await get(`${at}/pictures/${picture}.${ending}`)
  await get(at)

  for (const command of everyCommand)
    await give(other, command, takesName(command) ? { name: 'Ada Sample' } : {})
  const exported = (await get(`/api/events/${other}/export`)).json()
  heard.rename(exported.events[0].digest, '0'.repeat(64))
  // What joins entries holds ids that are others in every run.
  const logs = [await get(at), await get(`/api/events/${other}`), await get(`${at}/record`)]
  await send('PUT', `/api/events/${other}/keeping`, { isHidden: true, isArchived: true })
  await send('POST', `/api/events/${other}/deletion`, { name: 'Autumn Open' })
  await send('POST', '/api/events/import', await smallFile(), {
    'content-type': 'application/json',
  })
  const table = Buffer.from(
    'round,first,second,score1,score2\n1,Ada Sample,Bo Sample,100,20\n1,Cy Sample,Dee Sample,100,60\n',
  )
  const binary = { 'content-type': 'application/octet-stream' }
  await send('POST', '/api/files?file=day.csv', table, binary)
  const from = '/api/events/from-file?way=going-on&name=Winter+Open&date=2026-05-02'
  const over = (await send('POST', from, table, binary)).json()
  heard.rename(over.event, 'winter-open')
  await get('/api/security')
  await send('DELETE', '/api/session')
  tell(await get(`${at}/views/event`))
  await heard.live(`${at}/live?audience=public`)

  const joined = logs.map(({ body }) => body).join()
  for (const [index, hash] of [...new Set(joined.match(/[0-9a-f]{64}/g))].entries())
    heard.rename(hash, index.toString(16).padStart(64, 'e0'))

  for (const kind of ['account', 'grant', 'program'] as const)
    for (const [index, { key }] of (await records.list(kind)).entries())
      heard.rename(key, `${kind}-${index + 1}`)
  // What luck says in other tests is a secret there, and looked for.
  for (let drawn = 1; drawn < 100; drawn += 1) {
    const digits = drawn.toString(16)
    heard.rename(digits.padStart(32, '0'), digits.padStart(32, 'a1'))
  }
  return heard.examples()
}
