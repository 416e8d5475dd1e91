import { languages } from '@topcut/protocol/words'
import { describe, expect, it } from 'vitest'
import { sampleDoor } from '../sample-door.suite.ts'

describe('a server that was told to stop', () => {
  it('is not ready any more, and serves those who are there', async () => {
    let isLeaving = false
    const { send, create } = sampleDoor({ isLeaving: () => isLeaving })
    expect((await send('GET', '/api/ready')).statusCode).toBe(200)
    isLeaving = true
    const answer = await send('GET', '/api/ready')
    expect(answer.statusCode).toBe(503)
    expect(answer.headers['retry-after']).toBe('1')
    expect(answer.json()).toMatchObject({ code: 'stopping' })
    expect((await send('GET', '/api/health')).statusCode).toBe(200)
    const event = await create()
    expect((await send('GET', `/api/events/${event}`)).statusCode).toBe(200)
  })

  it('tells in every language what still comes in while it closes', async () => {
    const { app } = sampleDoor()
    let release = (): void => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    let begun = (): void => {}
    const isClosing = new Promise<void>((resolve) => {
      begun = resolve
    })
    app.addHook('preClose', async () => {
      begun()
      await held
    })
    const url = await app.listen({ port: 0, host: '127.0.0.1' })
    expect((await fetch(`${url}/api/health`)).status).toBe(200)
    const closed = app.close()
    await isClosing
    const details = new Set<string>()
    for (const language of languages) {
      const headers = { 'accept-language': language }
      const answer = await fetch(`${url}/api/health`, { headers })
      expect(answer.status).toBe(503)
      expect(answer.headers.get('connection')).toBe('close')
      const { code, detail } = (await answer.json()) as { code: string; detail: string }
      expect(code).toBe('stopping')
      details.add(detail)
    }
    expect(details.size).toBe(languages.length)
    release()
    await closed
  })
})
