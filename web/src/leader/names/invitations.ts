import type { EventId, LeaderId, PlayerId, Role } from '@topcut/engine'
import type { GrantAnswer } from '@topcut/protocol'
import { pathOf } from '../../route/route-of.ts'
import { type Reply, request } from '../../state/sending/request.ts'
import { openState } from '../../state/state.ts'

/** Whom the organizer has let into this event; empty for everybody who may not know. */
export const invitations = openState<readonly GrantAnswer[]>([])

/** The token is told once: whoever loses the link gets a new one. */
export type Invitation = { readonly grant: GrantAnswer; readonly token: string }

type Invited =
  | {
      readonly role: Exclude<Role, 'player' | 'spectator'>
      readonly label: string
      readonly leader?: LeaderId
      /** On which devices the link opens. */
      readonly devices?: 'first' | 'any'
    }
  | { readonly role: 'player'; readonly player: PlayerId; readonly member?: number }

const grantsOf = (event: EventId) => `/api/events/${event}/grants`

export const loadInvitations = async (event: EventId): Promise<void> => {
  const reply = await request<{ readonly grants: readonly GrantAnswer[] }>('GET', grantsOf(event))
  if (reply.kind === 'ok') invitations.set(reply.body.grants)
}

const changed = async <T>(event: EventId, asked: Promise<Reply<T>>): Promise<Reply<T>> => {
  const reply = await asked
  if (reply.kind === 'ok') await loadInvitations(event)
  return reply
}

export const invite = (event: EventId, invited: Invited): Promise<Reply<Invitation>> =>
  changed(event, request<Invitation>('POST', grantsOf(event), invited))

export const renewLink = (event: EventId, grant: string): Promise<Reply<Invitation>> =>
  changed(event, request<Invitation>('POST', `${grantsOf(event)}/${grant}/link`))

export const revoke = (event: EventId, grant: string): Promise<Reply<null>> =>
  changed(event, request<null>('DELETE', `${grantsOf(event)}/${grant}`))

/** The page that hands the token in; behind the `#` no server writes it down. */
export const linkOf = (token: string): string =>
  `${window.location.origin}${pathOf({ page: 'sign-in' })}#${token}`
