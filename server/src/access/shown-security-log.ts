import type { SecurityLogAnswer } from '@topcut/protocol'
import type { Access } from './access.ts'

/** The security log with what people are called; the log itself has ids alone. */
export const shownSecurityLog = async (
  access: Pick<Access, 'accounts' | 'allGrants' | 'programs' | 'security'>,
): Promise<SecurityLogAnswer['entries']> => {
  const [accounts, grants, programs, entries] = await Promise.all([
    access.accounts(),
    access.allGrants(),
    access.programs.list(),
    access.security.read(),
  ])
  const labels = new Map<string, string>([
    ...grants.map(({ id, label }) => [id, label] as const),
    ...programs.map(({ id, label }) => [id, label] as const),
    ...accounts.map(({ id, name, label }) => [id, name ?? label] as const),
  ])
  const someone = (id: string | null | undefined) =>
    id == null ? null : { id, label: labels.get(id) ?? '' }
  return entries.map(({ by, whom, event = null, role = null, ...entry }) => ({
    ...entry,
    by: someone(by),
    whom: someone(whom),
    event,
    role,
  }))
}
