import type { EventId } from '@topcut/engine'
import { describe, expect, it } from 'vitest'
import { player, publishSample } from '../../desk/sample-day.suite.ts'
import { sampleDoor } from '../sample-door.suite.ts'

const name = 'Ada'
const passphrase = 'correct horse battery'
const secret = { name, passphrase }
const cookieOf = (answer: { readonly headers: object }): string => {
  const { 'set-cookie': sent } = answer.headers as { readonly 'set-cookie'?: string | string[] }
  return [sent ?? []]
    .flat()
    .map((one) => one.split(';')[0])
    .join('; ')
}
const nobody = { cookie: '' }

describe('coming in', () => {
  it('goes by a link that works once, and leaves a cookie that scripts cannot read', async () => {
    const { access, send } = sampleDoor()
    const token = await access.ownerLink()
    const answer = await send('POST', '/api/session', { token }, nobody)
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toMatchObject({ account: { kind: 'owner', hasPassphrase: false } })
    const { 'set-cookie': sent } = answer.headers
    expect(sent).toMatch(/^topcut=[\w-]{27}; Path=\/; HttpOnly; SameSite=Strict; Max-Age=\d+$/)
    const who = await send('GET', '/api/session', undefined, { cookie: cookieOf(answer) })
    expect(who.json()).toMatchObject({ account: { kind: 'owner' } })

    const again = await send('POST', '/api/session', { token }, nobody)
    expect(again.statusCode).toBe(403)
    expect(again.json()).toMatchObject({ code: 'link-elsewhere' })
    expect(again.headers['set-cookie']).toBeUndefined()
  })

  it('goes by name and passphrase once they are chosen, and by neither alone', async () => {
    const { send } = sampleDoor()
    const chosen = await send('PUT', '/api/session/passphrase', secret)
    expect(chosen.statusCode).toBe(204)
    const answer = await send('POST', '/api/session', secret, nobody)
    expect(answer.json()).toMatchObject({ account: { hasPassphrase: true, name } })
    for (const wrong of [
      { ...secret, name: '' },
      { ...secret, name: 'Eve' },
      { ...secret, passphrase: 'not this one' },
    ]) {
      const refused = await send('POST', '/api/session', wrong, nobody)
      expect(refused.json()).toMatchObject({ status: 403, code: 'wrong-sign-in' })
    }
    const alone = await send('POST', '/api/session', { passphrase }, nobody)
    expect(alone.json()).toMatchObject({ code: 'malformed' })
    const other = { passphrase: 'another one to keep' }
    const unproved = await send('PUT', '/api/session/passphrase', other)
    expect(unproved.json()).toMatchObject({ code: 'wrong-passphrase' })
    const proved = await send('PUT', '/api/session/passphrase', { ...other, current: passphrase })
    expect(proved.statusCode).toBe(204)
  })

  it('needs a name beside the first passphrase, and one that nobody else has', async () => {
    const { send, open, access } = sampleDoor()
    const choose = async (body: object, cookie?: string) => {
      const headers: Record<string, string> = cookie === undefined ? {} : { cookie }
      const answer = await send('PUT', '/api/session/passphrase', body, headers)
      return answer.json<{ code: string }>().code
    }
    expect(await choose({ passphrase })).toBe('name-needed')
    await send('PUT', '/api/session/passphrase', secret)
    const { token } = await access.inviteOrganizer('The club')
    const cookie = await open(token)
    expect(await choose({ ...secret, name: ' ADA ', token }, cookie)).toBe('name-taken')
    const own = { ...secret, name: 'Ines', token }
    expect((await send('PUT', '/api/session/passphrase', own, { cookie })).statusCode).toBe(204)
    const [ada, ines] = await Promise.all(
      [name, 'Ines'].map((one) => send('POST', '/api/session', { name: one, passphrase }, nobody)),
    )
    expect(ada?.json()).toMatchObject({ account: { kind: 'owner' } })
    expect(ines?.json()).toMatchObject({ account: { kind: 'organizer', label: 'The club' } })
  })

  it('of an account from before there were names goes on, and asks for one', async () => {
    const { send, access, ownerCookie } = sampleDoor()
    await ownerCookie()
    const [owner] = await access.accounts()
    await access.setPassphrase(owner?.id ?? '', passphrase, null)
    const before = { name: '', passphrase }
    const answer = await send('POST', '/api/session', before, nobody)
    expect(answer.json()).toMatchObject({ account: { kind: 'owner', name: null } })
    const cookie = cookieOf(answer)
    const choose = (body: object) => send('PUT', '/api/session/name', body, { cookie })
    // Whoever has stolen the cookie does not rename anybody.
    expect((await choose({ name })).json()).toMatchObject({ code: 'wrong-passphrase' })
    expect((await choose({ name: ' Ada ', current: passphrase })).statusCode).toBe(204)
    const now = await send('GET', '/api/session', undefined, { cookie })
    expect(now.json()).toMatchObject({ account: { name: 'Ada' } })
    expect((await send('POST', '/api/session', before, nobody)).statusCode).toBe(403)
    expect((await send('POST', '/api/session', secret, nobody)).statusCode).toBe(200)
    const stranger = await send('PUT', '/api/session/name', { name: 'Eve' }, nobody)
    expect(stranger.json()).toMatchObject({ code: 'sign-in-needed' })
  })

  it('gives every browser that comes in a token of its own, whatever it sent before', async () => {
    const { send, access, create, open } = sampleDoor()
    const event = await create()
    const invite = { role: 'judge', label: 'A stranger' }
    const { token } = (await send('POST', `/api/events/${event}/grants`, invite)).json()
    const planted = await open(token)
    const answer = await send(
      'POST',
      '/api/session',
      { token: await access.ownerLink() },
      { cookie: planted },
    )
    expect(answer.json()).toMatchObject({ account: { kind: 'owner' } })
    expect(cookieOf(answer)).toMatch(/^topcut=[\w-]{27}$/)
    expect(cookieOf(answer)).not.toBe(planted)
    const { account } = (await send('GET', '/api/session', undefined, { cookie: planted })).json()
    expect(account).toBeNull()
  })

  it('is over for every other browser once the passphrase is changed', async () => {
    const { send, ownerCookie } = sampleDoor()
    const whoIs = async (cookie: string) =>
      (await send('GET', '/api/session', undefined, { cookie })).json().account
    const stolen = await ownerCookie()
    const chosen = await send('PUT', '/api/session/passphrase', secret)
    expect(cookieOf(chosen)).toMatch(/^topcut=[\w-]{27}; topcut-device=[\w-]{27}$/)
    const elsewhere = cookieOf(await send('POST', '/api/session', secret, nobody))
    expect(await whoIs(elsewhere)).not.toBeNull()
    const change = { passphrase: 'another one to keep', current: passphrase }
    const changed = await send('PUT', '/api/session/passphrase', change)
    for (const gone of [stolen, cookieOf(chosen), elsewhere]) expect(await whoIs(gone)).toBeNull()
    expect(await whoIs(cookieOf(changed))).toMatchObject({ kind: 'owner' })
  })

  it.each([
    ['12345678', 'en', 'at least twelve characters'],
    ['123456789012', 'de', 'Ziffern allein'],
    ['password2026', 'pl', 'Kto zgaduje, zaczyna od tego'],
    ['The Club 2026', 'en', 'your name'],
  ])('takes no passphrase that is easy to guess: %s', async (passphrase, language, help) => {
    const { send, open, access } = sampleDoor()
    const cookie = await open((await access.inviteOrganizer('The Club')).token)
    const headers = { cookie, 'accept-language': language }
    const body = { name: 'The Club', passphrase }
    const answer = await send('PUT', '/api/session/passphrase', body, headers)
    expect(answer.json()).toMatchObject({ status: 422, code: 'weak-passphrase' })
    expect(answer.json().detail).toContain(help)
    expect(answer.headers['set-cookie']).toBeUndefined()
    const { account } = (await send('GET', '/api/session', undefined, { cookie })).json()
    expect(account).toMatchObject({ hasPassphrase: false })
  })

  it('is slowed down for whoever tries a dictionary, even with the right word in it', async () => {
    // Stretching a passphrase takes its time on a busy machine; meanwhile no try is earned back.
    const { send } = sampleDoor({ ticks: () => 0 })
    await send('PUT', '/api/session/passphrase', secret)
    for (let n = 0; n < 10; n += 1) {
      const guess = { name, passphrase: `try ${n}` }
      const wrong = await send('POST', '/api/session', guess, nobody)
      expect(wrong.json()).toMatchObject({ code: 'wrong-sign-in' })
    }
    const right = await send('POST', '/api/session', secret, nobody)
    expect(right.statusCode).toBe(429)
    expect(right.json()).toMatchObject({ code: 'too-many-tries' })
    expect(Number(right.headers['retry-after'])).toBeGreaterThan(0)
  })

  it('is slowed down the same at a name that nobody has', async () => {
    const { send } = sampleDoor({ ticks: () => 0 })
    const codes: string[] = []
    for (let n = 0; n < 12; n += 1) {
      const guess = { name: 'Eve', passphrase: `try ${n}` }
      codes.push((await send('POST', '/api/session', guess, nobody)).json().code)
    }
    const limited = ['too-many-tries', 'too-many-tries']
    expect(codes).toEqual([...Array.from({ length: 10 }, () => 'wrong-sign-in'), ...limited])
  })

  it('goes on for everybody else of the hall, who all have one address', async () => {
    const { send, open, access } = sampleDoor({ ticks: () => 0 })
    const { token } = await access.inviteOrganizer('The club')
    const ines = { name: 'Ines', passphrase: 'another one to keep' }
    const cookie = await open(token)
    await send('PUT', '/api/session/passphrase', { ...ines, token }, { cookie })
    await send('PUT', '/api/session/passphrase', secret)
    for (let n = 0; n < 15; n += 1)
      await send('POST', '/api/session', { name, passphrase: `try ${n}` }, nobody)
    // Coming in with the own passphrase opens nothing of another account's limit.
    for (let n = 0; n < 3; n += 1) {
      expect((await send('POST', '/api/session', ines, nobody)).statusCode).toBe(200)
      const guess = await send('POST', '/api/session', { name, passphrase: 'once more' }, nobody)
      expect(guess.json()).toMatchObject({ code: 'too-many-tries' })
    }
  })

  /** Guesses from so many addresses that the account is closed to strangers. */
  const underAttack = async () => {
    const door = sampleDoor({ ticks: () => 0 })
    const { app, send } = door
    await send('PUT', '/api/session/passphrase', secret)
    const signIn = async (remoteAddress: string, payload: object, cookie = '') =>
      app.inject({
        method: 'POST',
        url: '/api/session',
        remoteAddress,
        headers: { cookie },
        payload,
      })
    const known = cookieOf(await signIn('192.168.1.7', secret))
    for (let n = 0; n < 25; n += 1) await signIn(`10.0.0.${n}`, { name, passphrase: 'try' })
    return { ...door, signIn, known }
  }

  it('goes on where somebody has signed in before, whoever guesses elsewhere', async () => {
    const { send, signIn, known } = await underAttack()
    const stranger = await signIn('192.168.1.8', secret)
    expect(stranger.json()).toMatchObject({ code: 'too-many-tries' })
    // Signed out: the device alone is known, and it opens nothing.
    await send('DELETE', '/api/session', undefined, { cookie: known })
    const out = await send('GET', '/api/session', undefined, { cookie: known })
    expect(out.json()).toMatchObject({ account: null })
    expect((await signIn('192.168.1.7', secret, known)).json()).toMatchObject({ account: { name } })
  })

  it('is slowed down on a known device as well, for whoever has stolen it', async () => {
    const { signIn, known } = await underAttack()
    const codes: string[] = []
    for (let n = 0; n < 12; n += 1) {
      // From another address every time.
      const guess = await signIn(`10.1.0.${n}`, { name, passphrase: `try ${n}` }, known)
      codes.push(guess.json().code)
    }
    const limited = ['too-many-tries', 'too-many-tries']
    expect(codes).toEqual([...Array.from({ length: 10 }, () => 'wrong-sign-in'), ...limited])
  })

  it('is known neither by what was planted or replaced, nor after a change of passphrase', async () => {
    const { send, signIn, known, ownerCookie } = await underAttack()
    const planted = 'topcut-device=planted'
    // Somebody comes in where a stranger has left a mark: the mark is replaced.
    const [, device] = cookieOf(await signIn('192.168.1.7', secret, known)).split('; ')
    expect(device).toMatch(/^topcut-device=[\w-]{27}$/)
    for (const cookie of [planted, known.split('; ')[1]])
      expect((await signIn('192.168.1.9', secret, cookie)).statusCode).toBe(429)
    const current = { ...secret, current: passphrase, passphrase: 'another one to keep' }
    const cookie = await ownerCookie()
    expect((await send('PUT', '/api/session/passphrase', current, { cookie })).statusCode).toBe(204)
    expect((await signIn('192.168.1.7', secret, device)).statusCode).toBe(429)
  })

  it('is limited by the network where one device has more addresses than anybody counts', async () => {
    const { app, send } = sampleDoor({ ticks: () => 0 })
    await send('PUT', '/api/session/passphrase', secret)
    const codes = new Set<string>()
    for (let n = 0; n < 12; n += 1) {
      const answer = await app.inject({
        method: 'POST',
        url: '/api/session',
        remoteAddress: `2001:db8:1:2::${n}`,
        payload: { name, passphrase: `try ${n}` },
      })
      codes.add(answer.json().code)
    }
    expect([...codes]).toEqual(['wrong-sign-in', 'too-many-tries'])
    const elsewhere = {
      method: 'POST',
      url: '/api/session',
      remoteAddress: '2001:db8:1:3::1',
    } as const
    expect((await app.inject({ ...elsewhere, payload: secret })).statusCode).toBe(200)
  })

  it('by a link ends for a program that opens it for ever', async () => {
    const { send, access, create } = sampleDoor({ ticks: () => 0 })
    const event = (await create()) as EventId
    const { token } = await access.invite(event, { role: 'judge', label: 'Bo', devices: 'any' })
    let opened = 0
    for (let n = 0; n < 60; n += 1) {
      const answer = await send('POST', '/api/session', { token }, nobody)
      if (answer.statusCode === 200) opened += 1
      else expect(answer.json()).toMatchObject({ code: 'too-many-tries' })
    }
    expect(opened).toBe(50)
    const other = await access.invite(event, { role: 'judge', label: 'Ines' })
    const answer = await send('POST', '/api/session', { token: other.token }, nobody)
    expect(answer.statusCode).toBe(200)
  })

  it('ends when one goes out', async () => {
    const { send, open, access } = sampleDoor()
    const cookie = await open((await access.inviteOrganizer('The club')).token)
    const out = await send('DELETE', '/api/session', undefined, { cookie })
    expect(out.statusCode).toBe(204)
    expect(out.headers['set-cookie']).toContain('Max-Age=0')
    expect((await send('GET', '/api/session', undefined, { cookie })).json()).toEqual({
      account: null,
      grants: [],
    })
  })

  it('ends when the account is taken back', async () => {
    const { send, open } = sampleDoor()
    const invited = (await send('POST', '/api/accounts', { label: 'The club' })).json()
    const cookie = await open(invited.token)
    expect((await send('GET', '/api/session', undefined, { cookie })).json().account).not.toBeNull()
    await send('DELETE', `/api/accounts/${invited.account.id}`)
    expect((await send('GET', '/api/session', undefined, { cookie })).json().account).toBeNull()
    const { accounts } = (await send('GET', '/api/accounts')).json()
    expect(accounts.map(({ isRevoked }: { isRevoked: boolean }) => isRevoked).sort()).toEqual([
      false,
      true,
    ])
  })
})

describe('the first passphrase', () => {
  /** Somebody who came in by a link, and a thief with the cookie; both elsewhere in the hall. */
  const opened = async () => {
    const { app, access, send } = sampleDoor()
    const { token } = await access.inviteOrganizer('The club')
    const session = await access.redeem(token, null)
    const choose = async (body: object, remoteAddress = '192.168.1.7') => {
      const answer = await app.inject({
        method: 'PUT',
        url: '/api/session/passphrase',
        remoteAddress,
        headers: { cookie: `topcut=${session}` },
        payload: { name: 'Ines', passphrase, ...body },
      })
      return answer.statusCode === 204 ? 204 : answer.json().code
    }
    return { access, choose, token, send }
  }

  it('is chosen by whoever holds the link, not with a stolen cookie', async () => {
    const { access, choose, token } = await opened()
    const other = await access.inviteOrganizer('Another club')
    expect(await choose({})).toBe('link-needed')
    expect(await choose({ token: 'made-up' })).toBe('link-needed')
    expect(await choose({ token: other.token })).toBe('link-needed')
    expect(await choose({ token })).toBe(204)
  })

  it('is chosen on the machine itself without one', async () => {
    const { choose } = await opened()
    expect(await choose({}, '127.0.0.1')).toBe(204)
  })

  it('is chosen anew by a new link from the owner where it was forgotten', async () => {
    const { access, choose, token, send } = await opened()
    expect(await choose({ token })).toBe(204)
    const { accounts } = (await send('GET', '/api/accounts')).json()
    const { id } = accounts.find(({ kind }: { kind: string }) => kind === 'organizer')
    const further = (await send('POST', `/api/accounts/${id}/link`)).json()
    const cookie = `topcut=${await access.redeem(further.token, null)}`
    const body = { passphrase: 'another one to keep', token: further.token }
    const anew = await send('PUT', '/api/session/passphrase', body, { cookie })
    expect(anew.statusCode).toBe(204)
    const old = await send('POST', '/api/session', { name: 'Ines', passphrase }, nobody)
    expect(old.statusCode).toBe(403)
    expect((await send('POST', '/api/accounts/nobody/link')).statusCode).toBe(404)
  })
})

describe('an invitation', () => {
  it('makes somebody a judge until it is taken back', async () => {
    const { create, send, open } = sampleDoor()
    const event = await create()
    const invite = { role: 'judge', label: 'At the door' }
    const { grant, token } = (await send('POST', `/api/events/${event}/grants`, invite)).json()
    const cookie = await open(token)
    const look = () => send('GET', `/api/events/${event}`, undefined, { cookie })
    expect((await look()).statusCode).toBe(200)
    const second = await send('POST', '/api/session', { token }, nobody)
    expect(second.json()).toMatchObject({ code: 'link-elsewhere' })
    const further = await send('POST', `/api/events/${event}/grants/${grant.id}/link`)
    expect(further.statusCode).toBe(201)
    expect(further.json().token).not.toBe(token)
    expect((await send('DELETE', `/api/events/${event}/grants/${grant.id}`)).statusCode).toBe(204)
    expect((await look()).statusCode).toBe(401)
    const { grants } = (await send('GET', `/api/events/${event}/grants`)).json()
    expect(grants).toMatchObject([{ id: grant.id, isRevoked: true, label: 'At the door' }])
    expect(JSON.stringify(grants)).not.toContain(token)
  })

  it('tells the other leaders what somebody is called, and nothing else of it', async () => {
    const { create, send, open } = sampleDoor()
    const event = await create()
    const invite = async (who: object) =>
      (await send('POST', `/api/events/${event}/grants`, who)).json()
    const { token } = await invite({ role: 'scorekeeper', label: 'At the desk' })
    const { grant } = await invite({ role: 'judge', label: 'Ines Thorn', leader: 'l1' })
    await send('DELETE', `/api/events/${event}/grants/${grant.id}`)
    const cookie = await open(token)
    const seen = await send('GET', `/api/events/${event}/leaders`, undefined, { cookie })
    expect(seen.json().leaders).toHaveLength(2)
    expect(seen.json().leaders).toEqual(
      expect.arrayContaining([
        { leader: expect.any(String), label: 'At the desk' },
        { leader: 'l1', label: 'Ines Thorn' },
      ]),
    )
    const stranger = await send('GET', `/api/events/${event}/leaders`, undefined, nobody)
    expect(stranger.statusCode).toBe(401)
    const nowhere = await send('GET', '/api/events/none/leaders', undefined, { cookie })
    expect(nowhere.statusCode).toBe(404)
  })

  it('is worth nothing once the log has dismissed the leader', async () => {
    const { create, send, give, open } = sampleDoor()
    const event = await create()
    const leader = 'l1'
    const invite = { role: 'judge', label: 'At the door', leader }
    const { token } = (await send('POST', `/api/events/${event}/grants`, invite)).json()
    const cookie = await open(token)
    const look = async () =>
      (await send('GET', `/api/events/${event}`, undefined, { cookie })).statusCode
    await give(event, { kind: 'appoint-leader', leader, role: 'judge' })
    expect(await look()).toBe(200)
    expect((await give(event, { kind: 'dismiss-leader', leader })).statusCode).toBe(200)
    expect(await look()).toBe(403)
  })

  it('is for players there are', async () => {
    const { create, send } = sampleDoor()
    const event = await create()
    const nobodyThere = { role: 'player', player: 'p9' }
    const answer = await send('POST', `/api/events/${event}/grants`, nobodyThere)
    expect(answer.json()).toMatchObject({ code: 'unknown-player' })
  })
})

describe('registering oneself', () => {
  const open = async (more: Parameters<typeof sampleDoor>[0] = {}) => {
    const door = sampleDoor(more)
    const event = await door.create()
    const register = (body: object) =>
      door.send('POST', `/api/events/${event}/registrations`, body, nobody)
    return { ...door, event, register }
  }

  it('goes by the code of the event, and the log says who did it', async () => {
    const { send, desk, event, register } = await open()
    const { code } = (await send('POST', `/api/events/${event}/code`)).json()
    const answer = await register({ code: ` ${code.toLowerCase()} `, name: 'Ana Lis' })
    expect(answer.statusCode).toBe(201)
    const id = answer.json().player
    const entry = (await desk.load(event as EventId))?.log.at(-1)
    expect(entry).toMatchObject({
      by: { role: 'player', player: id },
      fact: { kind: 'player-registered', player: id },
    })
    const cookie = cookieOf(answer)
    const me = await send('GET', `/api/events/${event}/views/me`, undefined, { cookie })
    expect(me.json().view).toMatchObject({ player: { player: id }, person: { name: 'Ana Lis' } })
  })

  it('is over once the first round is paired, and says so without the id of anybody', async () => {
    const { send, give, event, register } = await open()
    const { code } = (await send('POST', `/api/events/${event}/code`)).json()
    for (const name of ['Ana Lis', 'Bo Kern']) {
      const { player } = (await register({ code, name })).json()
      await give(event, { kind: 'check-in-player', player })
    }
    await give(event, { kind: 'announce-event' })
    await give(event, { kind: 'start-stage' }, { override: 'lists on paper' })
    await give(event, { kind: 'pair-round' })
    for (const language of ['en', 'de', 'pl']) {
      const late = await send(
        'POST',
        `/api/events/${event}/registrations`,
        { code, name: 'Ola Źrebak' },
        { ...nobody, 'accept-language': language },
      )
      const { code: why, detail } = late.json()
      expect(why).toBe('registration-closed')
      expect(detail).not.toMatch(/[\w-]{12}:|: /)
    }
  })

  it('takes the club and how to be shown, and says who has to wait', async () => {
    const { send, give, desk, event, register } = await open()
    const { code } = (await send('POST', `/api/events/${event}/code`)).json()
    await give(event, { kind: 'set-capacity', players: 1 })
    const wishes = { club: 'Harbour', shown: 'full' }
    const first = await register({ code, name: ' Ana Lis ', ...wishes })
    expect(first.json()).toEqual({ player: expect.any(String), waiting: false })
    const { player } = first.json()
    expect(await desk.people(event as EventId)).toEqual([{ player, name: 'Ana Lis', ...wishes }])
    const second = await register({ code, name: 'Bo Kern' })
    expect(second.json()).toMatchObject({ waiting: true })
    const cookie = cookieOf(second)
    const me = await send('GET', `/api/events/${event}/views/me`, undefined, { cookie })
    expect(me.json().view).toMatchObject({ waitingPlace: 1, paid: false })
    const odd = await register({ code, name: 'Cid Marr', shown: 'loudly' })
    expect(odd.statusCode).toBe(400)
    // Let in late, who waited need not be named again; the rules answer, not the form.
    const late = { kind: 'register-late-player', player: second.json().player }
    const early = (await give(event, late)).json()
    expect(early).toMatchObject({ code: 'registration-still-open' })
    expect((await give(event, { ...late, player: 'px' })).json()).toMatchObject({ field: 'name' })
  })

  it('happens once, however often it is sent with the same id', async () => {
    const { send, give, desk, event, register } = await open()
    const { code } = (await send('POST', `/api/events/${event}/code`)).json()
    const id = 'an-id-that-nobody-guesses'
    const body = { id, code, name: 'Ana Liss' }
    const answers = await Promise.all([1, 2, 3].map(() => register(body)))
    const corrected = await register({ ...body, name: 'Ana Lis', club: 'Harbour' })
    const players = [...answers, corrected].map((answer) => answer.json().player)
    expect(new Set(players).size).toBe(1)
    const [player = ''] = players
    expect(await desk.people(event as EventId)).toEqual([
      { player, name: 'Ana Lis', club: 'Harbour' },
    ])
    // Whichever answer arrives lets in as that player.
    for (const answer of [...answers, corrected]) {
      const cookie = cookieOf(answer)
      const me = await send('GET', `/api/events/${event}/views/me`, undefined, { cookie })
      expect(me.json().view).toMatchObject({ player: { player } })
    }
    // Whoever reads the log cannot come in as somebody else.
    expect(JSON.stringify((await desk.load(event as EventId))?.log)).not.toContain(id)

    const other = await register({ ...body, id: 'another-id-of-another' })
    expect(other.json().player).not.toBe(player)
    const entry = (await desk.load(event as EventId))?.log.find(
      ({ fact }) => fact.kind === 'player-registered' && fact.player === player,
    )
    await give(event, { kind: 'undo', entry: entry?.n ?? 0, reason: 'came by twice' })
    expect((await register(body)).json()).toMatchObject({ code: 'unknown-player' })
    expect((await register({ ...body, id: 'short' })).json()).toMatchObject({ field: 'id' })
  })

  it('goes on for a hall that comes at once, and not for a program that never ends', async () => {
    let now = 0
    const { send, give, desk, event, register } = await open({ ticks: () => now })
    const { code } = (await send('POST', `/api/events/${event}/code`)).json()
    await give(event, { kind: 'set-capacity', players: 450 })
    const comeIn = async (from: number, to: number) => {
      const codes: string[] = []
      for (let n = from; n < to; n += 1) {
        const id = `an-id-of-phone-number-${n}`
        const answer = await register({ id, code, name: `Player ${n}` })
        codes.push(answer.json().code ?? 'registered')
      }
      return codes
    }
    expect(new Set(await comeIn(0, 400))).toEqual(new Set(['registered']))
    expect(await comeIn(400, 402)).toEqual(['registration-rush', 'registration-rush'])
    const told = await register({ code, name: 'One more' })
    expect(told.statusCode).toBe(429)
    expect(told.headers['retry-after']).toBe('1')
    // Who is in already and has lost the answer is no further one.
    expect(await comeIn(0, 1)).toEqual(['registered'])
    now += 250
    expect(await comeIn(400, 402)).toEqual(['registered', 'registration-rush'])
    expect((await desk.load(event as EventId))?.state?.players.size).toBe(401)
  })

  it('is no guess where the code is right, also for many at once behind one address', async () => {
    const { send, event, register } = await open({ ticks: () => 0 })
    const { code } = (await send('POST', `/api/events/${event}/code`)).json()
    const come = (n: number, typed: string) =>
      register({ id: `an-id-of-phone-number-${n}`, code: typed, name: `Player ${n}` })
    const all = await Promise.all(Array.from({ length: 30 }, (_, n) => come(n, code)))
    expect(new Set(all.map(({ statusCode }) => statusCode))).toEqual(new Set([201]))
    for (let n = 0; n < 10; n += 1)
      expect((await come(n, 'WRONG')).json()).toMatchObject({ code: 'wrong-code' })
    // Who went through so many is not told that one of them was right.
    expect((await come(40, code)).json()).toMatchObject({ code: 'too-many-tries' })
  })

  it('leaves only so many keys behind of a phone that comes again and again', async () => {
    const { send, access, event, register } = await open({ ticks: () => 0 })
    const { code } = (await send('POST', `/api/events/${event}/code`)).json()
    const body = { id: 'an-id-of-one-phone', code, name: 'Ada' }
    const codes: unknown[] = []
    for (let n = 0; n < 60; n += 1) codes.push((await register(body)).json().code)
    expect(codes.filter((one) => one === 'too-much-sent')).toHaveLength(19)
    expect(await access.grants(event as EventId)).toHaveLength(41)
  })

  it('ends where hall and waiting list are full, with a sentence', async () => {
    const { send, give, desk, event, register } = await open()
    const { code } = (await send('POST', `/api/events/${event}/code`)).json()
    await give(event, { kind: 'set-capacity', players: 2 })
    for (let n = 0; n < 52; n += 1)
      expect((await register({ code, name: `Player ${n}` })).statusCode).toBe(201)
    const full = await register({ code, name: 'One more' })
    expect(full.json()).toMatchObject({ status: 409, code: 'registration-full' })
    expect(full.json().detail).toContain('at the desk')
    expect((await desk.load(event as EventId))?.state?.players.size).toBe(52)
    // At the desk there is no such limit, and more room is room for more.
    const late = await give(
      event,
      { kind: 'register-player', player: player(99) },
      { name: 'By hand' },
    )
    expect(late.statusCode).toBe(200)
    await give(event, { kind: 'set-capacity', players: 200 })
    expect((await register({ code, name: 'One more' })).statusCode).toBe(201)
  })

  it('has room again once unwanted registrations are removed', async () => {
    const { send, give, desk, event, register } = await open()
    const { code } = (await send('POST', `/api/events/${event}/code`)).json()
    await give(event, { kind: 'set-capacity', players: 2 })
    for (let n = 0; n < 52; n += 1) await register({ code, name: `Player ${n}` })
    expect((await register({ code, name: 'One more' })).statusCode).toBe(409)
    const players = [...((await desk.load(event as EventId))?.state?.players.keys() ?? [])]
    const removed = await give(event, { kind: 'remove-registrations', players })
    expect(removed.json().entries).toHaveLength(52)
    expect((await register({ code, name: 'One more' })).json()).toMatchObject({ waiting: false })
  })

  it('is closed without a code, and a wrong one does not go on for ever', async () => {
    const { send, desk, event, register } = await open()
    const closed = await register({ code: 'ABCDEF', name: 'Ana Lis' })
    expect(closed.json()).toMatchObject({ status: 409, code: 'registration-closed' })
    const { code } = (await send('POST', `/api/events/${event}/code`)).json()
    for (let n = 0; n < 10; n += 1) {
      const wrong = await register({ code: `X${n}`, name: 'Ana Lis' })
      expect(wrong.json()).toMatchObject({ code: 'wrong-code' })
    }
    expect((await register({ code, name: 'Ana Lis' })).statusCode).toBe(429)
    await send('DELETE', `/api/events/${event}/code`)
    expect((await register({ code, name: 'Ana Lis' })).statusCode).toBe(409)
    expect((await desk.load(event as EventId))?.log).toHaveLength(1)
  })
})

describe('what cannot be taken back', () => {
  /** Plain HTTP from another machine of the hall. */
  const fromTheHall = async ({ isChosen } = { isChosen: true }) => {
    const { app, desk, send, ownerCookie } = sampleDoor()
    if (isChosen) await send('PUT', '/api/session/passphrase', secret)
    const { event } = await publishSample(desk, 4)
    const give = async (kind: string, given?: string, remoteAddress = '192.168.1.7') => {
      const command =
        kind === 'make-cut'
          ? { kind }
          : { kind, player: player(1), when: 'now', reason: 'cheating' }
      const answer = await app.inject({
        method: 'POST',
        url: `/api/events/${event}/commands`,
        remoteAddress,
        headers: {
          cookie: await ownerCookie(),
          ...(given === undefined ? {} : { 'topcut-passphrase': encodeURIComponent(given) }),
        },
        payload: { id: `${kind}-${given?.length ?? 0}`, command },
      })
      return answer.json().code ?? answer.statusCode
    }
    return { give, app, event, ownerCookie }
  }

  it('asks for the passphrase where others can listen in', async () => {
    const { give } = await fromTheHall()
    expect(await give('disqualify-player')).toBe('passphrase-needed')
    expect(await give('disqualify-player', 'not this one')).toBe('wrong-passphrase')
    expect(await give('make-cut')).toBe('passphrase-needed')
    expect(await give('disqualify-player', passphrase)).toBe(200)
  })

  it('says that one has to be chosen where there is none yet', async () => {
    const { give } = await fromTheHall({ isChosen: false })
    expect(await give('disqualify-player')).toBe('passphrase-unset')
    expect(await give('disqualify-player', 'any word')).toBe('passphrase-unset')
  })

  it('needs none on the machine itself', async () => {
    const { give } = await fromTheHall()
    expect(await give('disqualify-player', undefined, '127.0.0.1')).toBe(200)
  })

  it('is inviting somebody, too', async () => {
    const { app, event, ownerCookie } = await fromTheHall()
    for (const [url, payload] of [
      [`/api/events/${event}/grants`, { role: 'judge', label: 'A friend' }],
      ['/api/accounts', { label: 'A friend' }],
    ] as const) {
      const answer = await app.inject({
        method: 'POST',
        url,
        remoteAddress: '192.168.1.7',
        headers: { cookie: await ownerCookie() },
        payload,
      })
      expect(answer.json()).toMatchObject({ status: 403, code: 'passphrase-needed' })
    }
  })

  it('goes on at the desk while somebody guesses the passphrase elsewhere', async () => {
    const { give, app } = await fromTheHall()
    for (let n = 0; n < 25; n += 1)
      await app.inject({
        method: 'POST',
        url: '/api/session',
        remoteAddress: `10.0.0.${n}`,
        payload: { name, passphrase: 'try' },
      })
    expect(await give('disqualify-player', passphrase)).toBe(200)
  })

  it('is nothing else: a result goes without', async () => {
    const { app, event, ownerCookie } = await fromTheHall()
    const answer = await app.inject({
      method: 'POST',
      url: `/api/events/${event}/commands`,
      remoteAddress: '192.168.1.7',
      headers: { cookie: await ownerCookie() },
      payload: { id: 'clock', command: { kind: 'start-clock' } },
    })
    expect(answer.statusCode).toBe(200)
  })
})
