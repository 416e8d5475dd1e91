import type { SessionAnswer } from '@topcut/protocol'
import { useEffect } from 'react'
import { type Reply, request } from './sending/request.ts'
import { openState } from './state.ts'
import { useStateOf } from './use-state-of.ts'

/** Who sits at this browser, as far as the server knows. */
export type Who = SessionAnswer | 'loading' | 'unreachable'

export const who = openState<Who>('loading')

const taken = (reply: Reply<SessionAnswer>): Reply<SessionAnswer> => {
  if (reply.kind === 'ok') who.set(reply.body)
  return reply
}

export const askWho = async (): Promise<void> => {
  const reply = taken(await request<SessionAnswer>('GET', '/api/session'))
  if (reply.kind !== 'ok' && typeof who.get() === 'string') who.set('unreachable')
}

export const signIn = async (by: { readonly token: string } | { readonly passphrase: string }) =>
  taken(await request<SessionAnswer>('POST', '/api/session', by))

export const choosePassphrase = async (passphrase: string): Promise<Reply<null>> => {
  const reply = await request<null>('PUT', '/api/session/passphrase', { passphrase })
  if (reply.kind === 'ok') await askWho()
  return reply
}

/** Asks when first needed, and again while the server cannot be reached. */
export const useWho = (): Who => {
  const known = useStateOf(who)
  useEffect(() => {
    if (known === 'loading') void askWho()
    if (known !== 'unreachable') return
    const timer = setInterval(() => void askWho(), 2000)
    return () => clearInterval(timer)
  }, [known])
  return known
}
