import { describe, expect, it } from 'vitest'
import { openAccess } from '../../access/access.ts'
import { systemClock } from '../../desk/ports.ts'
import { creation, sampleDesk } from '../../desk/sample-day.suite.ts'
import { openHooks } from '../../hooks/hooks.ts'
import { openMemoryStore } from '../../store/memory/memory-store.ts'
import { cost, sampleDoor } from '../sample-door.suite.ts'

const wish = { url: 'https://chat.example/in/abc', topics: ['rounds', 'end'], language: 'de' }

describe('the hooks of an event', () => {
  it('are added, changed, listed and removed; the secret is shown once', async () => {
    const { send, create } = sampleDoor()
    const at = `/api/events/${await create()}/hooks`
    const added = await send('POST', at, wish)
    expect(added.statusCode).toBe(201)
    const { hook, secret } = added.json()
    expect(hook).toMatchObject({ ...wish, state: 'going', nextAt: null })
    expect(secret).toMatch(/^whsec_.{40,}$/)
    const listed = await send('GET', at)
    expect(listed.json()).toEqual({ hooks: [hook], most: 10 })
    const changed = await send('PUT', `${at}/${hook.id}`, { ...wish, topics: ['results'] })
    expect(changed.json()).toEqual({ ...hook, topics: ['results'] })
    const renewed = (await send('POST', `${at}/${hook.id}/secret`)).json()
    expect(renewed.secret).not.toBe(secret)
    const everything = [listed, changed, await send('GET', at)].map(({ body }) => body).join()
    expect(everything).not.toContain('whsec_')
    expect((await send('DELETE', `${at}/${hook.id}`)).statusCode).toBe(204)
    expect((await send('GET', at)).json().hooks).toEqual([])
    expect((await send('PUT', `${at}/${hook.id}`, wish)).statusCode).toBe(404)
  })

  it.each([
    'http://127.0.0.1:9/',
    'http://169.254.169.254/',
    'gopher://x/',
    'https://a:b@c.example/',
  ])('have no address such as %s', async (url) => {
    const { send, create } = sampleDoor()
    const at = `/api/events/${await create()}/hooks`
    const refused = await send('POST', at, { ...wish, url }, {})
    expect([refused.statusCode, refused.json().code]).toEqual([422, 'hook-address'])
    const { hook } = (await send('POST', at, wish)).json()
    expect((await send('PUT', `${at}/${hook.id}`, { ...wish, url })).statusCode).toBe(422)
  })

  it('are ten at most, and none of another event', async () => {
    const { send, create } = sampleDoor()
    const at = `/api/events/${await create()}/hooks`
    const made = []
    for (let n = 0; n < 10; n += 1) made.push((await send('POST', at, wish)).json().hook.id)
    const refused = await send('POST', at, wish)
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'hooks-full'])
    const command = { ...creation, name: 'Another' }
    const other = (await send('POST', '/api/events', { id: 'other', command })).json().event
    for (const [method, path] of [
      ['DELETE', ''],
      ['GET', '/deliveries'],
      ['POST', '/trial'],
      ['POST', '/secret'],
      ['POST', '/start'],
    ] as const) {
      const answer = await send(method, `/api/events/${other}/hooks/${made[0]}${path}`)
      expect(answer.statusCode).toBe(404)
    }
  })

  it('go with their event, and its file says nothing of them', async () => {
    const store = openMemoryStore()
    const { records } = store
    const desk = sampleDesk(store)
    const access = openAccess({ records, clock: systemClock, cost })
    const report = () => {}
    const hooks = openHooks({ records, desk, keeping: access.keeping.of, report })
    const { send, create } = sampleDoor({ desk, access, hooks })
    const event = await create()
    const { secret } = (await send('POST', `/api/events/${event}/hooks`, wish)).json()
    const file = await send('GET', `/api/events/${event}/export`)
    expect(file.body).not.toContain(secret)
    expect(file.body).not.toContain('chat.example')
    const { name } = creation
    expect((await send('POST', `/api/events/${event}/deletion`, { name })).statusCode).toBe(204)
    expect(await records.list('hook')).toEqual([])
    await hooks.stop()
  })
})
