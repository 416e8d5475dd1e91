import type { Clock } from '../desk/ports.ts'
import type { Records } from '../store/records.ts'
import { accountNamed, isNameTaken, spelled } from './account-name.ts'
import type { Account } from './grant.ts'
import { type Cost, decoyOf, isOutdated, opens, restOf, sealed } from './passphrase/passphrase.ts'
import { shelfOf } from './shelf-of.ts'
import { newId } from './token.ts'

export type Accounts = {
  readonly get: (id: string) => Promise<Account | null>
  readonly list: () => Promise<readonly Account[]>
  /** The one who has the server; brought into being where there is none yet. */
  readonly owner: () => Promise<Account>
  readonly invite: (label: string) => Promise<Account>
  readonly revoke: (id: string) => Promise<boolean>
  readonly isNameTaken: (id: string, name: string) => Promise<boolean>
  readonly setName: (id: string, name: string) => Promise<void>
  readonly setPassphrase: (id: string, passphrase: string) => Promise<void>
  readonly isPassphraseOf: (id: string, passphrase: string) => Promise<boolean>
  /** What a guess at this name counts against: the account, or a name that nobody has. */
  readonly guessedAt: (name: string) => Promise<string>
  /** Whose name and passphrase these are. A wrong name takes as long as a wrong passphrase. */
  readonly find: (name: string, passphrase: string) => Promise<Account | null>
}

export const openAccounts = (records: Records, clock: Clock, cost: Cost): Accounts => {
  const accounts = shelfOf<Account>(records, 'account')
  const decoy = decoyOf(cost)

  const made = (kind: Account['kind'], label: string): Account => ({
    id: newId(),
    kind,
    label,
    passphrase: null,
    createdAt: clock(),
    revokedAt: null,
  })

  const change = async (id: string, changed: Partial<Account>): Promise<void> => {
    const account = await accounts.get(id)
    if (account !== null) await accounts.put(id, { ...account, ...changed })
  }

  /** One stretching for every guess, whether there is anything to open or not. */
  const isRight = async (account: Account | null, passphrase: string): Promise<boolean> => {
    const seal = account?.passphrase ?? null
    const isOpen = await opens(passphrase, seal ?? decoy)
    // Else an account from before would answer sooner, and by that tell that there is one.
    const rest = seal === null ? null : restOf(seal, cost)
    if (rest !== null) await opens(passphrase, rest)
    if (account === null || seal === null || !isOpen) return false
    if (isOutdated(seal, cost)) {
      const renewed = await sealed(passphrase, cost)
      // Not over one that was chosen meanwhile.
      const now = await accounts.get(account.id)
      if (now?.passphrase === seal) await accounts.put(now.id, { ...now, passphrase: renewed })
    }
    return true
  }

  return {
    get: accounts.get,
    list: accounts.list,
    owner: async () => {
      const known = (await accounts.list()).find(({ kind }) => kind === 'owner')
      if (known !== undefined) return known
      const account = made('owner', '')
      await accounts.put(account.id, account)
      // Of two processes that start on new data at once only one brings the owner.
      if (await records.add('owner', 'id', account.id)) return account
      await accounts.remove(account.id)
      return (await accounts.get(`${await records.get('owner', 'id')}`)) ?? account
    },
    invite: async (label) => {
      const account = made('organizer', label)
      await accounts.put(account.id, account)
      return account
    },
    revoke: async (id) => {
      const account = await accounts.get(id)
      // Without its owner nobody could let anybody in any more.
      if (account === null || account.kind === 'owner') return false
      await accounts.put(id, { ...account, revokedAt: clock() })
      return true
    },
    isNameTaken: async (id, name) => isNameTaken(await accounts.list(), id, name),
    setName: (id, name) => change(id, { name }),
    setPassphrase: async (id, passphrase) =>
      change(id, { passphrase: await sealed(passphrase, cost) }),
    isPassphraseOf: async (id, passphrase) => isRight(await accounts.get(id), passphrase),
    guessedAt: async (name) =>
      accountNamed(await accounts.list(), name)?.id ?? `nobody ${spelled(name)}`,
    find: async (name, passphrase) => {
      const account = accountNamed(await accounts.list(), name)
      return (await isRight(account, passphrase)) ? account : null
    },
  }
}
