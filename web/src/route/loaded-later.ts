import { type ComponentType, type LazyExoticComponent, lazy } from 'react'
import { request } from '../state/sending/request.ts'
import { beginAnew } from './begin-anew.ts'

const pause = 2_000
const loads: (() => Promise<unknown>)[] = []

const pass = () => new Promise((resolve) => setTimeout(resolve, pause))

export const serverAnswers = async (): Promise<void> => {
  while ((await request('GET', '/api/health')).kind !== 'ok') await pass()
}

/** A browser does not ask again for a part it could not load: the page begins anew when it can. */
export const beginAnewWhenBack = async (): Promise<never> => {
  for (;;) {
    await pass()
    await serverAnswers()
    beginAnew()
  }
}

/** A part of a page that is not needed for what is seen first. */
export const loadedLater = <P>(
  load: () => Promise<ComponentType<P>>,
): LazyExoticComponent<ComponentType<P>> => {
  loads.push(load)
  return lazy(async () => ({ default: await load().catch(beginAnewWhenBack) }))
}

/**
 * Fetches them while nobody waits, so that they are there when the network is not; whether all of
 * them have come.
 */
export const fetchTheRest = async (): Promise<boolean> => {
  // A part that has come may bring others with it.
  for (const load of loads) {
    try {
      await load()
    } catch {
      return false
    }
  }
  return true
}
