import { describe, expect, it } from 'vitest'
import { sampleDoor } from '../sample-door.suite.ts'

const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:132.0) Gecko/20100101 Firefox/132.0'
const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1'

const opened = async () => {
  const door = sampleDoor()
  const { app, access, send } = door
  const { token } = await access.inviteOrganizer('The club', 'any')
  const comeIn = async (userAgent: string, remoteAddress: string) => {
    const answer = await app.inject({
      method: 'POST',
      url: '/api/session',
      remoteAddress,
      headers: { 'user-agent': userAgent },
      payload: { token },
    })
    return `${answer.headers['set-cookie']}`.split(';')[0] ?? ''
  }
  const list = async (cookie: string) =>
    (await send('GET', '/api/sessions', undefined, { cookie })).json()
  const account = async (cookie: string) =>
    (await send('GET', '/api/session', undefined, { cookie })).json().account
  const desk = await comeIn(firefox, '127.0.0.1')
  const phone = await comeIn(iphone, '192.168.1.7')
  return { ...door, list, account, comeIn, desk, phone }
}

describe('the sessions of an account', () => {
  it('are listed: when, from where, which device, and which is this one', async () => {
    const { list, desk, phone } = await opened()
    const { sessions } = await list(desk)
    expect(sessions).toHaveLength(2)
    expect(sessions).toEqual(
      expect.arrayContaining([
        {
          id: expect.any(String),
          from: '127.0.0.1',
          device: { program: 'firefox', system: 'windows' },
          startedAt: expect.any(Number),
          seenAt: expect.any(Number),
          isThisOne: true,
        },
        expect.objectContaining({
          from: '192.168.1.7',
          device: { program: 'safari', system: 'iphone' },
          isThisOne: false,
        }),
      ]),
    )
    const written = JSON.stringify(sessions)
    for (const cookie of [desk, phone]) expect(written).not.toContain(cookie.split('=')[1])
  })

  it('are ended one by one', async () => {
    const { list, account, send, desk, phone } = await opened()
    const { sessions } = await list(desk)
    const { id } = sessions.find(({ isThisOne }: { isThisOne: boolean }) => !isThisOne)
    // Another account's session is not there for anybody else.
    expect((await send('DELETE', `/api/sessions/${id}`)).statusCode).toBe(404)
    const ended = await send('DELETE', `/api/sessions/${id}`, undefined, { cookie: desk })
    expect(ended.statusCode).toBe(204)
    expect(await account(phone)).toBeNull()
    expect(await account(desk)).not.toBeNull()
  })

  it('are ended all but this one', async () => {
    const { list, account, comeIn, send, desk, phone } = await opened()
    const third = await comeIn(iphone, '192.168.1.8')
    const ended = await send('DELETE', '/api/sessions', undefined, { cookie: desk })
    expect(ended.statusCode).toBe(204)
    for (const gone of [phone, third]) expect(await account(gone)).toBeNull()
    expect((await list(desk)).sessions).toHaveLength(1)
  })

  it('are for whoever has an account', async () => {
    const { send, access, create, open } = await opened()
    const event = await create()
    const judge = await open(
      (await access.invite(event as never, { role: 'judge', label: 'Ines' })).token,
    )
    for (const cookie of ['', judge])
      for (const [method, url] of [
        ['GET', '/api/sessions'],
        ['DELETE', '/api/sessions'],
        ['DELETE', '/api/sessions/any'],
      ] as const) {
        const answer = await send(method, url, undefined, { cookie })
        expect(answer.json()).toMatchObject({ status: 401, code: 'sign-in-needed' })
      }
  })
})
