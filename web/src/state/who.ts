import type { SessionAnswer } from '@topcut/protocol'
import { useEffect } from 'react'
import { forgetPerson } from './forget-person.ts'
import { keep, readKept } from './kept.ts'
import { forgetOthers } from './live/kept-views.ts'
import { dropOthersParcels } from './sending/kept-outbox.ts'
import { newId } from './sending/new-id.ts'
import { type Reply, request } from './sending/request.ts'
import { openState } from './state.ts'
import { useStateOf } from './use-state-of.ts'

/** Who sits at this browser, as far as the server knows. */
export type Who = SessionAnswer | 'loading' | 'unreachable'

export const who = openState<Who>('loading')

const taken = (reply: Reply<SessionAnswer>): Reply<SessionAnswer> => {
  if (reply.kind !== 'ok') return reply
  forgetOthers(reply.body.grants)
  dropOthersParcels(reply.body.grants)
  who.set(reply.body)
  return reply
}

export const askWho = async (): Promise<void> => {
  const reply = taken(await request<SessionAnswer>('GET', '/api/session'))
  if (reply.kind !== 'ok' && typeof who.get() === 'string') who.set('unreachable')
}

type By = { readonly token: string } | { readonly name: string; readonly passphrase: string }

const local = () => window.localStorage
const tab = () => window.sessionStorage
/** What this browser calls itself: a link whose answer was lost opens here again. */
const ownName = 'topcut-browser'
/** The link that let this window in: the first passphrase is chosen with it. */
const openedLink = 'topcut-link'

const browser = (): string => {
  const known = readKept(local, ownName)
  if (known !== null) return known
  const made = newId()
  keep(local, ownName, made)
  return made
}

export const signIn = async (by: By): Promise<Reply<SessionAnswer>> => {
  const body = 'token' in by ? { ...by, browser: browser() } : by
  const reply = taken(await request<SessionAnswer>('POST', '/api/session', body))
  if (reply.kind === 'ok' && 'token' in by) keep(tab, openedLink, by.token)
  return reply
}

/** Whether this window was let in by a link: then a forgotten passphrase is no hindrance. */
export const isByLink = (): boolean => readKept(tab, openedLink) !== null

type Chosen = { readonly passphrase: string; readonly name?: string; readonly current?: string }

/** A stolen cookie is not enough: what is chosen is proved by the link, or by the one before. */
export const choosePassphrase = async (chosen: Chosen): Promise<Reply<null>> => {
  const token = readKept(tab, openedLink)
  const body = { ...chosen, ...(token === null ? {} : { token }) }
  const reply = await request<null>('PUT', '/api/session/passphrase', body)
  if (reply.kind !== 'ok') return reply
  keep(tab, openedLink, null)
  await askWho()
  return reply
}

export const chooseName = async (name: string, current: string): Promise<Reply<null>> => {
  const reply = await request<null>('PUT', '/api/session/name', { name, current })
  if (reply.kind === 'ok') await askWho()
  return reply
}

export const signOut = async (): Promise<Reply<null>> => {
  const reply = await request<null>('DELETE', '/api/session')
  if (reply.kind !== 'ok') return reply
  forgetPerson()
  await askWho()
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
