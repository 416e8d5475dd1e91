import type { Instant } from '@topcut/engine'
import type { Clock } from '../desk/ports.ts'
import type { Records } from '../store/records.ts'
import { shelfOf } from './shelf-of.ts'
import { hashOf, newToken } from './token.ts'

type KnownDevice = { readonly accounts: readonly string[]; readonly expiresAt: Instant }

const year = 365 * 24 * 60 * 60 * 1000

/**
 * On which devices somebody has been in before. Being known opens nothing: guesses from there are
 * counted apart, so that whoever guesses elsewhere never keeps the account's own people out.
 */
export type KnownDevices = {
  /** What a device is counted by where it is known to an account; null where it is not. */
  readonly idFor: (token: string | null, account: string) => Promise<string | null>
  /** Answers with a new token: one that was planted here must not become known with it. */
  readonly remember: (token: string | null, account: string) => Promise<string>
  /** Whoever was in with a passphrase that is changed now is a stranger again. */
  readonly forget: (account: string) => Promise<void>
  readonly forgetExpired: () => Promise<void>
}

export const openKnownDevices = (records: Records, clock: Clock): KnownDevices => {
  const devices = shelfOf<KnownDevice>(records, 'known-device')

  const of = async (token: string | null): Promise<KnownDevice | null> => {
    const device = token === null ? null : await devices.get(hashOf(token))
    return device !== null && device.expiresAt > clock() ? device : null
  }

  const all = async () =>
    (await records.list('known-device')).map(({ key, value }) => ({
      key,
      device: value as KnownDevice,
    }))

  return {
    idFor: async (token, account) =>
      token !== null && (await of(token))?.accounts.includes(account) ? hashOf(token) : null,
    remember: async (token, account) => {
      const before = (await of(token))?.accounts ?? []
      const fresh = newToken()
      const expiresAt = (clock() + year) as Instant
      await devices.put(hashOf(fresh), { accounts: [...new Set([...before, account])], expiresAt })
      if (token !== null) await devices.remove(hashOf(token))
      return fresh
    },
    forget: async (account) => {
      for (const { key, device } of await all()) {
        if (!device.accounts.includes(account)) continue
        const accounts = device.accounts.filter((one) => one !== account)
        if (accounts.length === 0) await devices.remove(key)
        else await devices.put(key, { ...device, accounts })
      }
    },
    forgetExpired: async () => {
      for (const { key, device } of await all())
        if (device.expiresAt <= clock()) await devices.remove(key)
    },
  }
}
