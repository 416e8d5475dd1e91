import type { EventId, LeaderId } from '@topcut/engine'
import type { Access } from './access.ts'
import { leaderOfProgram } from './program-identity.ts'

type Named = { readonly leader: LeaderId; readonly label: string }

/** What those are called who lead an event, or once did; the log has ids alone. */
export const leaderNamesOf = async (
  access: Pick<Access, 'accounts' | 'ownerOf' | 'grants' | 'programs'>,
  event: EventId,
): Promise<readonly Named[]> => {
  const [accounts, owner, grants, programs] = await Promise.all([
    access.accounts(),
    access.ownerOf(event),
    access.grants(event),
    access.programs.list(),
  ])
  return [
    ...accounts
      .filter(({ id, kind }) => kind === 'owner' || id === owner)
      .map(({ id, label }) => ({ leader: id as LeaderId, label })),
    // Also of those whose invitation was taken back: what they did still stands in the log.
    ...grants.flatMap(({ leader, label }) => (leader === null ? [] : [{ leader, label }])),
    ...programs
      .filter((program) => program.event === event || program.event === null)
      .map((program) => ({ leader: leaderOfProgram(program), label: program.label })),
  ].filter(({ label }) => label !== '')
}

/** Those who have a way into an event, or had one: nobody else can hold an office in it here. */
export const leadersHere = async (
  access: Pick<Access, 'accounts' | 'grants'>,
  event: EventId,
): Promise<ReadonlySet<string | null>> => {
  const [accounts, grants] = await Promise.all([access.accounts(), access.grants(event)])
  return new Set([...accounts.map(({ id }) => id), ...grants.map(({ leader }) => leader)])
}
