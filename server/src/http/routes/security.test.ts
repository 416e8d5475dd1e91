import { describe, expect, it } from 'vitest'
import { sampleDoor } from '../sample-door.suite.ts'

const passphrase = 'correct horse battery'

describe('the security log', () => {
  it('tells the owner who did what, when and from where, and no secret', async () => {
    const { app, send, create, access } = sampleDoor()
    const event = await create()
    await send('PUT', '/api/session/passphrase', { name: 'Ada', passphrase })
    const come = (payload: object) =>
      app.inject({ method: 'POST', url: '/api/session', remoteAddress: '192.168.1.7', payload })
    await come({ name: 'Ada', passphrase: 'a wrong one' })
    await come({ name: 'a passphrase typed as a name', passphrase: 'x' })
    await come({ token: 'a-made-up-token' })
    await come({ name: 'Ada', passphrase })
    const invite = { role: 'judge', label: 'Ines Thorn' }
    const { token, grant } = (await send('POST', `/api/events/${event}/grants`, invite)).json()
    const judge = await come({ token })
    await send('DELETE', `/api/events/${event}/grants/${grant.id}`)
    const club = (await send('POST', '/api/accounts', { label: 'The club' })).json()
    await send('DELETE', `/api/accounts/${club.account.id}`)

    const answer = await send('GET', '/api/security')
    const { entries } = answer.json()
    const told = entries.map((entry: Record<string, { label: string } | null>) => [
      entry['what'],
      entry['by']?.label ?? null,
      entry['whom']?.label ?? null,
      entry['from'],
    ])
    const [here, hall] = ['127.0.0.1', '192.168.1.7']
    expect(told.reverse()).toEqual([
      ['passphrase-chosen', 'Ada', null, here],
      ['sign-in-refused', null, 'Ada', hall],
      ['sign-in-refused', null, null, hall],
      ['link-refused', null, null, hall],
      ['signed-in', 'Ada', null, hall],
      ['leader-invited', 'Ada', 'Ines Thorn', here],
      ['link-opened', 'Ines Thorn', null, hall],
      ['leader-revoked', 'Ada', 'Ines Thorn', here],
      ['organizer-invited', 'Ada', 'The club', here],
      ['account-revoked', 'Ada', 'The club', here],
    ])
    for (const entry of entries) expect(entry.at).toEqual(expect.any(Number))
    const stored = JSON.stringify([entries, await access.security.read()])
    for (const secret of [
      passphrase,
      'a wrong one',
      'a passphrase typed as a name',
      'a-made-up-token',
      token,
      club.token,
      `${judge.headers['set-cookie']}`.slice(7, 34),
    ])
      expect(stored).not.toContain(secret)
  })

  it('says when guessing was stopped, once for all the guesses', async () => {
    const { send } = sampleDoor({ ticks: () => 0 })
    await send('PUT', '/api/session/passphrase', { name: 'Ada', passphrase })
    for (let n = 0; n < 15; n += 1)
      await send('POST', '/api/session', { name: 'Ada', passphrase: `try ${n}` }, { cookie: '' })
    const { entries } = (await send('GET', '/api/security')).json()
    expect(entries).toMatchObject([
      { what: 'tries-limited', whom: { label: 'Ada' }, times: 5 },
      { what: 'sign-in-refused', whom: { label: 'Ada' }, times: 10 },
      { what: 'passphrase-chosen' },
    ])
  })

  it('is the owner’s alone', async () => {
    const { send, open, access } = sampleDoor()
    const stranger = await send('GET', '/api/security', undefined, { cookie: '' })
    expect(stranger.json()).toMatchObject({ status: 401, code: 'sign-in-needed' })
    const cookie = await open((await access.inviteOrganizer('The club')).token)
    const organizer = await send('GET', '/api/security', undefined, { cookie })
    expect(organizer.json()).toMatchObject({ status: 403, code: 'not-yours' })
  })
})
