import { once } from 'node:events'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { openListener } from './live/live-listener.suite.ts'
import { sampleDoor } from './sample-door.suite.ts'

/** Far apart: which of them cut a connection off must show. */
const hour = 60 * 60 * 1000
const patient = { headers: hour, request: hour, silence: hour, idle: hour, look: 20 }
const short = 100

const ends: (() => unknown)[] = []
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end()
})

const opened = async (deadlines: Partial<typeof patient>) => {
  const door = sampleDoor({ deadlines: { ...patient, ...deadlines }, heartbeat: 2 * short })
  await door.app.listen({ port: 0, host: '127.0.0.1' })
  ends.push(() => door.app.close())
  const { port } = door.app.server.address() as AddressInfo
  const call = async (): Promise<Socket> => {
    const socket = connect(port, '127.0.0.1').on('error', () => {})
    ends.push(() => socket.destroy())
    await once(socket, 'connect')
    return socket
  }
  return { ...door, call, host: `127.0.0.1:${port}` }
}

/** All that is said until the connection is closed; a reset may swallow the last of it. */
const heard = async (socket: Socket): Promise<string> => {
  let said = ''
  socket.setEncoding('utf8').on('data', (part: string) => {
    said += part
  })
  await new Promise((resolve) => socket.on('close', resolve))
  return said
}

/** A byte at a time, as long as somebody listens. */
const drip = (socket: Socket, sign: string): void => {
  const dripping = setInterval(() => socket.write(sign), 10)
  socket.on('close', () => clearInterval(dripping))
}

const post = (host: string, length: number) =>
  `POST /api/session HTTP/1.1\r\nHost: ${host}\r\nContent-Type: application/json\r\nContent-Length: ${length}\r\n\r\n`

describe('a connection', () => {
  it('that says nothing at all is given up', async () => {
    const { call } = await opened({ headers: short })
    expect(await heard(await call())).toMatch(/^(HTTP\/1\.1 408 |$)/)
  })

  it('whose headers do not come to an end is given up', async () => {
    const { call, host, faults } = await opened({ headers: short })
    const socket = await call()
    socket.write(`GET /api/health HTTP/1.1\r\nHost: ${host}\r\nX-Slow: `)
    drip(socket, 'x')
    expect(await heard(socket)).toMatch(/^(HTTP\/1\.1 408 |$)/)
    expect(faults).toEqual([])
  })

  it('whose body does not come to an end is given up, and nobody is blamed', async () => {
    const { call, host, faults, send } = await opened({ headers: short, request: short })
    const sockets = await Promise.all(Array.from({ length: 20 }, call))
    for (const socket of sockets) {
      socket.write(post(host, 4_000))
      drip(socket, ' ')
    }
    for (const answer of await Promise.all(sockets.map(heard)))
      expect(answer).toMatch(/^(HTTP\/1\.1 408 |$)/)
    expect(faults).toEqual([])
    expect((await send('GET', '/api/health')).statusCode).toBe(200)
  })

  it('that stops in the middle of a body is given up', async () => {
    const { call, host, faults } = await opened({ silence: short })
    const socket = await call()
    socket.write(`${post(host, 4_000)}{"token":`)
    await heard(socket)
    expect(faults).toEqual([])
  })

  it('that is kept for a next request, which does not come, is given up', async () => {
    const { call, host } = await opened({ idle: short })
    const socket = await call()
    socket.write(`GET /api/health HTTP/1.1\r\nHost: ${host}\r\n\r\n`)
    expect(await heard(socket)).toMatch(/^HTTP\/1\.1 200 /)
  })

  it('with a live stream goes on: quiet is no fault there', async () => {
    const { create, ownerCookie, host, app } = await opened({
      headers: short,
      request: short,
      silence: short,
      idle: short,
    })
    const event = await create()
    const headers = { cookie: await ownerCookie() }
    for (const audience of ['leaders', 'public']) {
      const url = `http://${host}/api/events/${event}/live?audience=${audience}`
      const listener = await openListener(url, headers)
      await listener.until(() => listener.beats() >= 4)
      expect(app.server.listening).toBe(true)
      listener.hangUp()
    }
  })
})
