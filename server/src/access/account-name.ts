import type { Account } from './grant.ts'

/** In one spelling: capitals and the space around a name keep nobody out. */
export const spelled = (name: string): string =>
  name.normalize('NFKC').trim().replaceAll(/\s+/g, ' ').toLowerCase()

/**
 * What an account answers to. Those of earlier versions have chosen no name: until they do it is
 * what the owner called them, and for the owner, whom nobody called anything, nothing at all.
 */
const answersTo = ({ name, label }: Account): string => spelled(name ?? label)

/**
 * The one account that answers to a name; null for nobody, and where it could be either of two. Who
 * was invited by a name that somebody else has chosen, or has not come in yet, keeps nobody out.
 */
export const accountNamed = (accounts: readonly Account[], name: string): Account | null => {
  const found = accounts.filter(
    (account) => account.revokedAt === null && answersTo(account) === spelled(name),
  )
  const chosen = found.filter((account) => account.name !== undefined)
  const [one, another] =
    chosen.length > 0 ? chosen : found.filter(({ passphrase }) => passphrase !== null)
  return another === undefined ? (one ?? null) : null
}

/** Whether a name would be taken for somebody else's. */
export const isNameTaken = (accounts: readonly Account[], id: string, name: string): boolean =>
  accounts.some(
    (account) =>
      account.id !== id && account.revokedAt === null && answersTo(account) === spelled(name),
  )
