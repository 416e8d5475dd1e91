import { type ComponentType, createElement, lazy, useState } from 'react'
import { beginAnewWhenBack } from './begin-anew-when-back.ts'

const loads: (() => Promise<unknown>)[] = []

/**
 * A part of a page that is not needed for what is seen first. Once it has come it is drawn at once:
 * where React has to wait, even for a moment, it lets its note of that stand for a third of a second.
 */
export const loadedLater = <P extends object>(load: () => Promise<ComponentType<P>>) => {
  let come: ComponentType<P> | null = null
  const bring = async (): Promise<ComponentType<P>> => {
    come ??= await load()
    return come
  }
  loads.push(bring)
  const Later = lazy(async () => ({ default: await bring().catch(beginAnewWhenBack) }))
  const Part = (props: P) => {
    // Chosen once: put in the place of the other, it would begin anew with what was typed lost.
    const [Shown] = useState<ComponentType<P>>(() => come ?? Later)
    return createElement(Shown, props)
  }
  return Object.assign(Part, { bring })
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
