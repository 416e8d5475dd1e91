import type { EventId, LeaderId } from '@topcut/engine'
import type { Account } from './grant.ts'
import { type Identity, nobody } from './identity.ts'
import type { Program } from './programs.ts'

/** Who a program is: somebody of one event, or one who acts for an account. */
export const identityOf = async (
  program: Program | null,
  accountOf: (id: string) => Promise<Account | null>,
): Promise<Identity> => {
  if (program === null) return nobody
  if (program.event !== null) return { account: null, grants: [], program }
  const account = await accountOf(program.account ?? '')
  // Whose account is gone has let nothing in any more.
  return account === null || account.revokedAt !== null ? nobody : { account, grants: [], program }
}

/** In the log a program is a leader of the same name. */
export const leaderOfProgram = ({ id }: Program): LeaderId => id as LeaderId

/** Whether a program is at home in an event by a token made for it. */
export const isOfEvent = ({ program }: Identity, event: EventId): boolean =>
  program !== undefined && program.event === event
