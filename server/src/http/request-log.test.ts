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
