import type { LeaderId } from '@topcut/engine'
import { afterEach, describe, expect, it } from 'vitest'
import { openAccess } from '../../access/access.ts'
import { keptRecords } from '../../access/kept-records.ts'
import { systemClock } from '../../desk/ports.ts'
import { createSample, granted, order, player, sampleDesk } from '../../desk/sample-day.suite.ts'
import { memoryRecords } from '../../store/memory/memory-records.ts'
import { openMemoryStore } from '../../store/memory/memory-store.ts'
import { cost, sampleDoor } from '../sample-door.suite.ts'
import { openListener } from './live-listener.suite.ts'

const closers: (() => unknown)[] = []
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close()
})

/** Nobody is told by the sign of life, and what was looked up is remembered for ever. */
const hour = 60 * 60 * 1000
const frozen = () => 0

/** Servers on the same data, each with its own memory; everybody listens at the last of them. */
const hall = async (servers = 1) => {
  const store = openMemoryStore()
  const shared = memoryRecords()
  const doors = []
  for (let n = 0; n < servers; n += 1) {
    const records = keptRecords(shared, frozen)
    const { forget } = records
    const access = openAccess({ records, clock: systemClock, cost, forget })
    const door = sampleDoor({ desk: sampleDesk(store), access, heartbeat: hour })
    const url = await door.app.listen({ port: 0, host: '127.0.0.1' })
    closers.push(() => door.app.close())
    doors.push({ ...door, url })
  }
  const [first, last] = [doors[0], doors.at(-1)]
  if (first === undefined || last === undefined) throw new Error('no server')
  const event = await createSample(first.desk)
  granted(
    await first.desk.handle(
      event,
      order({ kind: 'register-player', player: player(1) }, { name: 'Ada' }),
    ),
  )
  const listen = async (cookie: string, audience = 'leaders') => {
    const url = `${last.url}/api/events/${event}/live?audience=${audience}`
    const listener = await openListener(url, { cookie })
    closers.push(() => listener.hangUp())
    await listener.until(() => listener.messages.length > 0)
    return listener
  }
  const invite = async (role: 'judge' | 'player', leader?: LeaderId) => {
    const who = role === 'player' ? { player: player(1) } : leader === undefined ? {} : { leader }
    const { grant, token } = await first.access.invite(event, { role, label: '', ...who })
    return { grant, cookie: await first.open(token) }
  }
  return { first, last, event, listen, invite }
}

const isOver = async ({ ended }: { readonly ended: Promise<unknown> }) =>
  Promise.race([ended.then(() => true), new Promise((resolve) => setTimeout(resolve, 50, false))])

describe('a live stream ends at once', () => {
  it.each(['judge', 'player'] as const)(
    'when the invitation of a %s is taken back',
    async (role) => {
      const { first, event, listen, invite } = await hall()
      const audience = role === 'player' ? 'player' : 'leaders'
      const [one, other] = [await invite(role), await invite(role)]
      const listener = await listen(one.cookie, audience)
      const stays = await listen(other.cookie, audience)
      const watching = await listen('', 'public')
      await first.send('DELETE', `/api/events/${event}/grants/${one.grant.id}`)
      expect(await listener.ended).toBe('ended')
      expect(await isOver(stays)).toBe(false)
      expect(await isOver(watching)).toBe(false)
    },
  )

  it('when the account is taken back', async () => {
    const { first, event, listen } = await hall()
    const { account, token } = await first.access.inviteOrganizer('The club')
    await first.access.setOwner(event, account.id)
    const listener = await listen(await first.open(token))
    await first.send('DELETE', `/api/accounts/${account.id}`)
    expect(await listener.ended).toBe('ended')
  })

  it('when its browser signs out, and only there', async () => {
    const { first, listen, invite } = await hall()
    const [one, other] = [await invite('judge'), await invite('judge')]
    const listener = await listen(one.cookie)
    const stays = await listen(other.cookie)
    await first.send('DELETE', '/api/session', undefined, { cookie: one.cookie })
    expect(await listener.ended).toBe('ended')
    expect(await isOver(stays)).toBe(false)
  })

  it('when the passphrase is changed elsewhere', async () => {
    const { first, listen } = await hall()
    const listener = await listen(await first.ownerCookie())
    const passphrase = 'correct horse battery'
    await first.send('PUT', '/api/session/passphrase', { name: 'Ada', passphrase })
    expect(await listener.ended).toBe('ended')
  })

  it('when its session is ended from another browser of the account, and only that one', async () => {
    const { first, event, listen } = await hall()
    const { account, token } = await first.access.inviteOrganizer('The club', 'any')
    await first.access.setOwner(event, account.id)
    const [lost, here] = [await first.open(token), await first.open(token)]
    const [listener, stays] = [await listen(lost), await listen(here)]
    const sessions = await first.send('GET', '/api/sessions', undefined, { cookie: here })
    type Listed = { readonly id: string; readonly isThisOne: boolean }
    const other = sessions.json().sessions.find(({ isThisOne }: Listed) => !isThisOne)
    await first.send('DELETE', `/api/sessions/${other.id}`, undefined, { cookie: here })
    expect(await listener.ended).toBe('ended')
    expect(await isOver(stays)).toBe(false)
  })

  it('when the log dismisses the leader', async () => {
    const { first, event, listen, invite } = await hall()
    const leader = 'l1' as LeaderId
    const { cookie } = await invite('judge', leader)
    await first.give(event, { kind: 'appoint-leader', leader, role: 'judge' })
    const listener = await listen(cookie)
    await first.give(event, { kind: 'dismiss-leader', leader })
    expect(await listener.ended).toBe('ended')
  })
})

describe('a live stream ends soon', () => {
  it('when another process takes the invitation back', async () => {
    const { first, last, event, listen, invite } = await hall(2)
    const { grant, cookie } = await invite('judge')
    const listener = await listen(cookie)
    // It knows how things stood before.
    await last.access.lookElsewhere()
    await first.send('DELETE', `/api/events/${event}/grants/${grant.id}`)
    // By the next look: the sign of life comes an hour later.
    expect(await listener.ended).toBe('ended')
  })
})
