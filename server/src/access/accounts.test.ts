import type { Instant } from '@topcut/engine'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { memoryRecords } from '../store/memory/memory-records.ts'
import { openAccess } from './access.ts'
import { openAccounts } from './accounts.ts'

const counted = vi.hoisted(() => ({ scrypts: 0, rounds: 0 }))
vi.mock('node:crypto', async (original) => {
  const real = await original<typeof import('node:crypto')>()
  return {
    ...real,
    scrypt: (...args: Parameters<typeof real.scrypt>) => {
      counted.scrypts += 1
      counted.rounds += args[3].p ?? 0
      real.scrypt(...args)
    },
  }
})

const cost = { log2N: 8, r: 8, p: 1 }
const clock = () => 1_000_000 as Instant
const word = 'correct horse battery'

const opened = () => {
  const records = memoryRecords()
  const accounts = openAccounts(records, clock, cost)
  const access = openAccess({ records, clock, cost })
  const organizer = async (label: string, name: string | null, passphrase: string | null) => {
    const account = await accounts.invite(label)
    if (name !== null) await accounts.setName(account.id, name)
    if (passphrase !== null) await accounts.setPassphrase(account.id, passphrase)
    return account.id
  }
  return { ...accounts, access, organizer }
}

beforeEach(() => {
  counted.scrypts = 0
})

describe('signing in', () => {
  it('goes by the name and the passphrase of one account, not by a passphrase that fits', async () => {
    const { find, organizer } = opened()
    const ines = await organizer('The shop', 'Ines', word)
    const bo = await organizer('The club', 'Bo Kern', word)
    expect((await find('Ines', word))?.id).toBe(ines)
    expect((await find(' bo  KERN ', word))?.id).toBe(bo)
    expect(await find('Ines', 'another one to keep')).toBeNull()
    expect(await find('The shop', word)).toBeNull()
    expect(await find('', word)).toBeNull()
  })

  it('stretches one passphrase for one guess, however many accounts there are', async () => {
    const { find, organizer, revoke } = opened()
    for (let n = 0; n < 7; n += 1) await organizer(`Club ${n}`, `Leader ${n}`, word)
    await organizer('Without a passphrase', null, null)
    const gone = await organizer('Gone', 'Gone', word)
    await revoke(gone)
    for (const [name, passphrase] of [
      ['Leader 3', word],
      ['Leader 3', 'not this one'],
      ['nobody has this name', word],
      ['nobody has this name', 'not this one'],
      ['Without a passphrase', word],
      ['Gone', word],
      ['', word],
    ] as const) {
      counted.scrypts = 0
      await find(name, passphrase)
      expect([name, counted.scrypts]).toEqual([name, 1])
    }
  })

  it('of an account from before there were names goes by what the owner called it', async () => {
    const { find, organizer, owner, setPassphrase, setName } = opened()
    const { id } = await owner()
    await setPassphrase(id, word)
    const shop = await organizer('The Shop', null, word)
    await organizer('Twice', null, word)
    await organizer('Twice', null, word)
    expect((await find('', word))?.id).toBe(id)
    expect((await find('the shop', word))?.id).toBe(shop)
    // It could be either: a new link from the owner leads to a name.
    expect(await find('Twice', word)).toBeNull()
    await setName(id, 'Ada')
    expect(await find('', word)).toBeNull()
    expect((await find('ada', word))?.id).toBe(id)
  })

  it('goes on by a chosen name where the owner invites somebody else by the same one', async () => {
    const { find, organizer, setPassphrase } = opened()
    const ines = await organizer('The shop', 'Ines', word)
    const invited = await organizer('Ines', null, null)
    const shop = await organizer('Bo', null, word)
    await organizer('Bo', null, null)
    expect((await find('Ines', word))?.id).toBe(ines)
    expect((await find('Bo', word))?.id).toBe(shop)
    await setPassphrase(invited, word)
    expect((await find('Ines', word))?.id).toBe(ines)
  })

  it('takes as long for an account from before, whose seal was cheaper', async () => {
    const records = memoryRecords()
    const now = openAccounts(records, clock, { ...cost, p: 3 })
    const { id } = await now.invite('The shop')
    await openAccounts(records, clock, cost).setPassphrase(id, word)
    const costs = async (name: string) => {
      counted.rounds = 0
      await now.find(name, 'not this one')
      return counted.rounds
    }
    expect(await costs('The shop')).toBe(3)
    expect(await costs('nobody has this name')).toBe(3)
    await now.find('The shop', word)
    expect(await costs('The shop')).toBe(3)
  })

  it('counts guesses at a name that nobody has like those at one that somebody has', async () => {
    const { guessedAt, organizer } = opened()
    const ines = await organizer('The shop', 'Ines', word)
    expect(await guessedAt('INES')).toBe(ines)
    expect(await guessedAt('Nobody')).toBe(await guessedAt('nobody'))
    expect(await guessedAt('  NObody')).toBe(await guessedAt('nobody '))
    expect(await guessedAt('Nobody')).not.toBe(await guessedAt('Somebody'))
    expect(counted.scrypts).toBe(1)
  })
})

describe('a name', () => {
  it('is taken where another account answers to it, in whatever spelling', async () => {
    const { isNameTaken, organizer, revoke } = opened()
    const ines = await organizer('The shop', 'Ines', word)
    const invited = await organizer('The club', null, null)
    expect(await isNameTaken(invited, ' ines ')).toBe(true)
    expect(await isNameTaken(ines, 'INES')).toBe(false)
    expect(await isNameTaken(ines, 'the club')).toBe(true)
    await revoke(ines)
    expect(await isNameTaken(invited, 'Ines')).toBe(false)
  })
})

describe('a link to an account', () => {
  it('is what its first passphrase is chosen with, and ends with that', async () => {
    const { access } = opened()
    const { account, token } = await access.inviteOrganizer('The shop')
    const session = await access.redeem(token, null)
    expect(await access.isLinkTo(account.id, token)).toBe(true)
    expect(await access.isLinkTo(account.id, 'made up')).toBe(false)
    const other = await access.inviteOrganizer('The club')
    expect(await access.isLinkTo(account.id, other.token)).toBe(false)
    await access.setPassphrase(account.id, word, session)
    expect(await access.isLinkTo(account.id, token)).toBe(false)
    expect(await access.redeem(token, null)).toBeNull()
  })

  it('is made anew for an organizer who cannot come in, and the one before ends', async () => {
    const { access } = opened()
    const { account, token } = await access.inviteOrganizer('The shop')
    const renewed = await access.renewAccount(account.id)
    expect(await access.redeem(token, null)).toBeNull()
    const session = await access.redeem(renewed?.token ?? '', null)
    expect((await access.whoIs(session)).account?.id).toBe(account.id)
    await access.revokeAccount(account.id)
    expect(await access.renewAccount(account.id)).toBeNull()
    await access.ownerLink()
    const owner = (await access.accounts()).find(({ kind }) => kind === 'owner')
    expect(await access.renewAccount(owner?.id ?? '')).toBeNull()
  })
})
