import { describe, expect, it } from 'vitest'
import { player, sampleDesk } from '../desk/sample-day.suite.ts'
import { storeFault } from '../store/faults.ts'
import type { RequestLine } from './request-log.ts'
import { sampleDoor } from './sample-door.suite.ts'

describe('the log of requests', () => {
  it('has one line for each, with ids and without names, tokens or what was sent', async () => {
    const lines: RequestLine[] = []
    const { create, give, send, ownerCookie } = sampleDoor({ log: (line) => lines.push(line) })
    const event = await create()
    await give(event, { kind: 'register-player', player: player(1) }, { name: 'Ana Lis' })
    await send('GET', '/nowhere.js?name=Ana')
    expect(lines.map(({ method, route, status }) => `${method} ${route} ${status}`)).toEqual([
      'POST /api/events 201',
      'POST /api/events/:event/commands 200',
      'GET  404',
    ])
    expect(lines[1]).toMatchObject({ event, ms: expect.any(Number), at: expect.any(String) })
    const written = JSON.stringify(lines)
    expect(written).not.toContain('Ana')
    expect(written).not.toContain((await ownerCookie()).split('=')[1])
  })

  it('says from which address, and which account or grant it was', async () => {
    const lines: RequestLine[] = []
    const { app, access, create, send, open } = sampleDoor({ log: (line) => lines.push(line) })
    const event = await create()
    const [owner] = await access.accounts()
    const invite = { role: 'judge', label: 'Ines Thorn' }
    const { grant, token } = (await send('POST', `/api/events/${event}/grants`, invite)).json()
    const headers = { cookie: await open(token) }
    const url = `/api/events/${event}`
    await app.inject({ url, headers, remoteAddress: '192.168.1.7' })
    await app.inject({ url, remoteAddress: '192.168.1.8' })
    await app.inject({ url: '/api/health', headers, remoteAddress: '192.168.1.7' })
    expect(lines.map(({ by, from }) => [by, from])).toEqual([
      [owner?.id, '127.0.0.1'],
      [owner?.id, '127.0.0.1'],
      [grant.id, '192.168.1.7'],
      [undefined, '192.168.1.8'],
      [undefined, '192.168.1.7'],
    ])
    expect(JSON.stringify(lines)).not.toContain('Ines')
  })
})

describe('readiness', () => {
  it('is a matter of the store', async () => {
    const { send } = sampleDoor()
    expect((await send('GET', '/api/ready')).json()).toEqual({ status: 'ok' })
    const desk = {
      ...sampleDesk(),
      load: () => Promise.reject(storeFault('unavailable')),
    }
    const away = sampleDoor({ desk })
    const answer = await away.send('GET', '/api/ready', undefined, { cookie: '' })
    expect(answer.statusCode).toBe(503)
    expect(answer.headers['retry-after']).toBe('1')
    expect(answer.json()).toMatchObject({ code: 'unavailable' })
    expect(away.faults).toHaveLength(1)
    expect((await away.send('GET', '/api/health')).statusCode).toBe(200)
  })
})
