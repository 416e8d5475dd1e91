import type { Embedding } from '@topcut/engine'
import { describe, expect, it } from 'vitest'
import { sampleDesk } from '../../desk/sample-day.suite.ts'
import { sampleDoor } from '../sample-door.suite.ts'

const opened = async () => {
  const door = sampleDoor()
  const event = await door.create()
  const framedBy = async (path: string, headers = { cookie: '' }) => {
    const answer = await door.send('GET', path, undefined, headers)
    return `${answer.headers['content-security-policy']}`.split('; frame-ancestors ')[1]
  }
  const allow = (on: Embedding) => door.give(event, { kind: 'allow-embedding', on })
  return { ...door, event, page: `/events/${event}/embed`, framedBy, allow }
}

describe('a page that others may show in a frame', () => {
  it('is one that the organizer allowed, where it was allowed, from then on and until then', async () => {
    const { page, framedBy, allow, give, event } = await opened()
    expect(await framedBy(page)).toBe("'none'")
    await allow('everywhere')
    expect(await framedBy(page)).toBe('*')
    await allow(['https://club.example', 'http://localhost:8081'])
    expect(await framedBy(page)).toBe('https://club.example http://localhost:8081')
    await give(event, { kind: 'undo', entry: 3, reason: 'a slip' })
    expect(await framedBy(page)).toBe('*')
    await allow('nowhere')
    expect(await framedBy(page)).toBe("'none'")
  })

  it('is the one that is made for it, and no other', async () => {
    const { event, framedBy, allow } = await opened()
    await allow('everywhere')
    expect(await framedBy(`/events/${event}/embed/?lang=de`)).toBe('*')
    for (const path of [
      `/events/${event}`,
      `/events/${event}/public`,
      `/events/${event}/overlay`,
      `/events/${event}/embed/x`,
      `/events/${event}/%65mbed`,
      `/events/x?y=/events/${event}/embed`,
      `/api/events/${event}/embed`,
      '/events/nobody-knows/embed',
      '/account',
      '/',
    ]) {
      expect(await framedBy(path)).toBe("'none'")
    }
  })

  it('is none of a hidden event, whoever asks', async () => {
    const { event, page, framedBy, allow, send, ownerCookie } = await opened()
    await allow('everywhere')
    await send('PUT', `/api/events/${event}/keeping`, { isHidden: true, isArchived: false })
    expect(await framedBy(page)).toBe("'none'")
    expect(await framedBy(page, { cookie: await ownerCookie() })).toBe("'none'")
  })

  it('is none while the store cannot be read', async () => {
    const desk = sampleDesk()
    const load = () => Promise.reject(new Error('no store'))
    const { send, faults } = sampleDoor({ desk: { ...desk, load } })
    const { headers } = await send('GET', '/events/e/embed', undefined, { cookie: '' })
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'")
    expect(faults).toEqual([])
  })

  it('is allowed by nobody but the organizer', async () => {
    const { event, page, framedBy, give, access, open } = await opened()
    const { token } = await access.invite(event as never, { role: 'marshal', label: 'Door' })
    const marshal = { cookie: await open(token) }
    const answer = await give(event, { kind: 'allow-embedding', on: 'everywhere' }, {}, marshal)
    expect(answer.statusCode).toBe(403)
    expect(await framedBy(page)).toBe("'none'")
  })
})
