import type { EventId, Instant, LeaderId, PlayerId } from '@topcut/engine'
import { describe, expect, it } from 'vitest'
import { memoryRecords } from '../store/memory/memory-records.ts'
import { lifetimes, openAccess } from './access.ts'

const event = 'e1' as EventId
const judge = { role: 'judge', label: 'the judge at the door', devices: 'any' } as const

const cheap = { log2N: 8, r: 8, p: 1 }

const opened = () => {
  const records = memoryRecords()
  let now = 1_000_000 as Instant
  const clock = () => now
  const access = openAccess({ records, clock, cost: cheap })
  const pass = (milliseconds: number) => {
    now = (now + milliseconds) as Instant
  }
  const stored = async () =>
    JSON.stringify(
      await Promise.all(['account', 'grant', 'link', 'session'].map((kind) => records.list(kind))),
    )
  return { access, pass, stored, records, clock }
}

describe('the owner', () => {
  it('comes in by a link that works once', async () => {
    const { access } = opened()
    const token = await access.ownerLink()
    const session = await access.redeem(token, null)
    expect((await access.whoIs(session)).account).toMatchObject({ kind: 'owner' })
    expect(await access.redeem(token, null)).toBeNull()
  })

  it('is one, even if two processes start on new data at the same moment', async () => {
    const records = memoryRecords()
    const [one, other] = [1, 2].map(() => openAccess({ records, clock: () => 1 as Instant }))
    const links = await Promise.all([one?.ownerLink(), other?.ownerLink()])
    expect(await one?.accounts()).toHaveLength(1)
    const sessions = await Promise.all(links.map((token) => one?.redeem(token ?? '', null)))
    for (const session of sessions.filter((token) => token !== null)) {
      expect((await one?.whoIs(session ?? null))?.account?.kind).toBe('owner')
    }
  })

  it('is let in once even if two open the link at the same moment', async () => {
    const { access } = opened()
    const token = await access.ownerLink()
    const both = await Promise.all([access.redeem(token, null), access.redeem(token, null)])
    expect(both.filter((session) => session !== null)).toHaveLength(1)
  })

  it('has one link at a time, and it ends after a day', async () => {
    const { access, pass } = opened()
    const first = await access.ownerLink()
    const second = await access.ownerLink()
    expect(await access.redeem(first, null)).toBeNull()
    pass(lifetimes.ownerLink)
    expect(await access.redeem(second, null)).toBeNull()
  })

  it('stays the same account, whatever link is used', async () => {
    const { access } = opened()
    const ids = []
    for (let time = 0; time < 2; time++) {
      const session = await access.redeem(await access.ownerLink(), null)
      ids.push((await access.whoIs(session)).account?.id)
    }
    expect(ids[0]).toBe(ids[1])
    expect(await access.accounts()).toHaveLength(1)
  })

  it('comes back by the passphrase and by nothing else', async () => {
    const { access, stored } = opened()
    const session = await access.redeem(await access.ownerLink(), null)
    const { account } = await access.whoIs(session)
    const id = account?.id ?? expect.fail('no account')
    expect(await access.signIn({ name: '', passphrase: 'correct horse' }, null)).toBeNull()
    await access.setPassphrase(id, 'correct horse', null)
    expect(await access.isPassphraseOf(id, 'correct horse')).toBe(true)
    expect(await access.isPassphraseOf(id, 'wrong horse')).toBe(false)
    expect(await access.signIn({ name: '', passphrase: 'wrong horse' }, null)).toBeNull()
    const again = await access.signIn({ name: '', passphrase: 'correct horse' }, null)
    expect((await access.whoIs(again)).account?.id).toBe(id)
    expect(await stored()).not.toContain('correct horse')
  })

  it('has a passphrase that is sealed anew where trying one has become too cheap', async () => {
    const { access, records, clock } = opened()
    const session = await access.redeem(await access.ownerLink(), null)
    const id = (await access.whoIs(session)).account?.id ?? ''
    await access.setPassphrase(id, 'correct horse', null)
    const sealNow = async () => (await access.accounts())[0]?.passphrase ?? ''
    const before = await sealNow()
    const later = openAccess({ records, clock, cost: { ...cheap, p: 2 } })
    expect(await later.signIn({ name: '', passphrase: 'wrong horse' }, null)).toBeNull()
    expect(await sealNow()).toBe(before)
    expect(await later.isPassphraseOf(id, 'correct horse')).toBe(true)
    expect(await sealNow()).toMatch(/^scrypt:8,8,2:/)
    const renewed = await sealNow()
    expect(await later.signIn({ name: '', passphrase: 'correct horse' }, null)).not.toBeNull()
    expect(await sealNow()).toBe(renewed)
  })

  it('cannot be locked out', async () => {
    const { access } = opened()
    await access.ownerLink()
    const [owner] = await access.accounts()
    expect(await access.revokeAccount(owner?.id ?? '')).toBe(false)
  })
})

describe('an invited organizer', () => {
  it('comes in by the link until the owner takes it back', async () => {
    const { access } = opened()
    const { account, token } = await access.inviteOrganizer('the shop in the old town')
    const session = await access.redeem(token, null)
    expect((await access.whoIs(session)).account).toMatchObject({ id: account.id })
    expect(await access.revokeAccount(account.id)).toBe(true)
    expect((await access.whoIs(session)).account).toBeNull()
    expect(await access.redeem(token, null)).toBeNull()
  })
})

describe('a grant', () => {
  it('is what a link opens, on as many devices as wanted where that was said', async () => {
    const { access } = opened()
    const { token, grant } = await access.invite(event, judge)
    for (let device = 0; device < 2; device++) {
      const session = await access.redeem(token, null)
      expect((await access.whoIs(session)).grants).toEqual([grant])
    }
    expect(grant).toMatchObject({ event, role: 'judge', player: null, leader: grant.id })
  })

  it('of a leader is bound to the device that opens it first, unless said otherwise', async () => {
    const { access } = opened()
    for (const role of ['organizer', 'marshal', 'judge', 'scorekeeper'] as const) {
      const { token, grant } = await access.invite(event, { role, label: role })
      const session = await access.redeem(token, null)
      expect(await access.redeem(token, null)).toBeNull()
      const elsewhere = await access.redeem((await access.invite(event, judge)).token, null)
      expect(await access.redeem(token, elsewhere)).toBeNull()
      // Pressed once more where it is open already.
      const again = await access.redeem(token, session)
      expect((await access.whoIs(again)).grants).toEqual([grant])
      const further = await access.renew(event, grant.id)
      expect(await access.redeem(further?.token ?? '', null)).not.toBeNull()
      expect(await access.redeem(further?.token ?? '', null)).toBeNull()
    }
    const { token } = await access.inviteOrganizer('the shop')
    expect(await access.redeem(token, null)).not.toBeNull()
    expect(await access.redeem(token, null)).toBeNull()
    const open = await access.inviteOrganizer('the club', 'any')
    for (let n = 0; n < 2; n += 1) expect(await access.redeem(open.token, null)).not.toBeNull()
  })

  it('is opened again by the same browser where the answer was lost', async () => {
    const { access, stored, records } = opened()
    const { token } = await access.invite(event, { role: 'judge', label: 'Ines' })
    const browser = 'what-this-browser-calls-itself'
    expect(await access.redeem(token, null, { browser })).not.toBeNull()
    expect(await access.redeem(token, null, { browser })).not.toBeNull()
    expect(await access.redeem(token, null, { browser: 'what another calls itself' })).toBeNull()
    expect(await access.redeem(token, null)).toBeNull()
    expect(`${await stored()}${JSON.stringify(await records.list('spent-link'))}`).not.toContain(
      browser,
    )
  })

  it('of a player opens on every phone of that player', async () => {
    const { access } = opened()
    const who = { role: 'player', label: '', player: 'p1' as PlayerId } as const
    const { token } = await access.invite(event, who)
    for (let n = 0; n < 3; n += 1) expect(await access.redeem(token, null)).not.toBeNull()
  })

  it('joins what a browser already has', async () => {
    const { access } = opened()
    const owner = await access.redeem(await access.ownerLink(), null)
    const { token, grant } = await access.invite(event, {
      role: 'player',
      label: '',
      player: 'p1' as PlayerId,
    })
    const session = await access.redeem(token, owner)
    expect(await access.whoIs(session)).toMatchObject({
      account: { kind: 'owner' },
      grants: [grant],
    })
  })

  it('opens nothing once revoked, whether the link or the session is tried', async () => {
    const { access } = opened()
    const { token, grant } = await access.invite(event, judge)
    const session = await access.redeem(token, null)
    expect(await access.revoke('other' as EventId, grant.id)).toBe(false)
    expect(await access.revoke(event, grant.id)).toBe(true)
    expect(await access.redeem(token, null)).toBeNull()
    expect((await access.whoIs(session)).grants).toEqual([])
    expect(await access.renew(event, grant.id)).toBeNull()
  })

  it('can have a further link, and links end', async () => {
    const { access, pass } = opened()
    const { token, grant } = await access.invite(event, { ...judge, leader: 'l1' as LeaderId })
    pass(lifetimes.invitation)
    expect(await access.redeem(token, null)).toBeNull()
    const renewed = await access.renew(event, grant.id)
    expect(await access.redeem(renewed?.token ?? '', null)).not.toBeNull()
    expect(await access.grants(event)).toEqual([grant])
  })

  it('is stored without its token', async () => {
    const { access, stored } = opened()
    const { token } = await access.invite(event, judge)
    const session = await access.redeem(token, null)
    expect(await stored()).not.toContain(token)
    expect(await stored()).not.toContain(session)
  })
})

describe('a session', () => {
  it('ends when its time is over, or when somebody signs out', async () => {
    const { access, pass } = opened()
    const { token } = await access.invite(event, judge)
    const one = await access.redeem(token, null)
    const other = await access.redeem(token, null)
    await access.signOut(one ?? '')
    expect((await access.whoIs(one)).grants).toEqual([])
    expect((await access.whoIs(other)).grants).toHaveLength(1)
    pass(lifetimes.session)
    expect((await access.whoIs(other)).grants).toEqual([])
  })

  it('is another one for whoever comes in: nobody knew its token before', async () => {
    const { access, pass } = opened()
    const { token: planted } = await access.invite(event, judge)
    const known = await access.redeem(planted, null)
    const owner = await access.redeem(await access.ownerLink(), known)
    const { account } = await access.whoIs(owner)
    await access.setPassphrase(account?.id ?? '', 'correct horse', null)
    const again = await access.redeem(planted, null)
    const signedIn = await access.signIn({ name: '', passphrase: 'correct horse' }, again)
    for (const [before, now] of [
      [known, owner],
      [again, signedIn],
    ] as const) {
      expect(now).not.toBe(before)
      // For as long as an answer may have been lost the old one opens what it did, and no more.
      expect(await access.whoIs(before)).toMatchObject({ account: null, grants: [{ event }] })
    }
    expect(await access.whoIs(signedIn)).toMatchObject({
      account: { id: account?.id },
      grants: [{ event }],
    })
    pass(lifetimes.replaced)
    expect((await access.whoIs(again)).grants).toEqual([])
    expect((await access.whoIs(signedIn)).account?.id).toBe(account?.id)
  })

  it('ends with the passphrase it was begun by, wherever else it is', async () => {
    const { access } = opened()
    const first = await access.redeem(await access.ownerLink(), null)
    const { account } = await access.whoIs(first)
    const id = account?.id ?? expect.fail('no account')
    const chosen = await access.setPassphrase(id, 'correct horse', first)
    const { token } = await access.invite(event, judge)
    const stranger = await access.redeem(token, null)
    const elsewhere = await access.signIn({ name: '', passphrase: 'correct horse' }, null)
    const changed = await access.setPassphrase(id, 'battery staple', chosen)
    for (const gone of [first, chosen, elsewhere])
      expect((await access.whoIs(gone)).account).toBeNull()
    expect((await access.whoIs(changed)).account?.id).toBe(id)
    expect((await access.whoIs(stranger)).grants).toHaveLength(1)
    expect(await access.signIn({ name: '', passphrase: 'correct horse' }, null)).toBeNull()
  })

  it('cannot be made up', async () => {
    const { access } = opened()
    const { token } = await access.invite(event, judge)
    const session = await access.redeem(token, 'made-up')
    expect(session).not.toBe('made-up')
    expect((await access.whoIs('made-up')).grants).toEqual([])
    expect((await access.whoIs(null)).grants).toEqual([])
  })
})

describe('self-registration', () => {
  it('is open as long as there is a code', async () => {
    const { access } = opened()
    expect(await access.eventCode(event)).toBeNull()
    const code = await access.openRegistration(event)
    expect(code).toMatch(/^[A-Z0-9]{6}$/)
    expect(await access.eventCode(event)).toBe(code)
    await access.closeRegistration(event)
    expect(await access.eventCode(event)).toBeNull()
  })
})

describe('keys that open nothing any more', () => {
  it('are thrown away, and no others', async () => {
    const { access, pass, stored } = opened()
    const session = await access.redeem(await access.ownerLink(), null)
    await access.ownerLink()
    pass(lifetimes.ownerLink)
    const { token } = await access.invite(event, judge)
    const before = await stored()
    await access.forgetExpired()
    expect((await stored()).length).toBeLessThan(before.length)
    expect((await access.whoIs(session)).account).not.toBeNull()
    expect(await access.redeem(token, null)).not.toBeNull()
    pass(lifetimes.session)
    await access.forgetExpired()
    expect(await stored()).toMatch(/,\[\],\[\]\]$/)
  })
})
