import { useSyncExternalStore } from 'react'
import type { Watched } from './state.ts'

export function useStateOf<T>(state: Watched<T>): T
/**
 * Draws anew only when what was selected is another one. `select` takes something out; what it
 * would make afresh at each look would draw for ever.
 */
export function useStateOf<T, S>(state: Watched<T>, select: (value: T) => S): S
export function useStateOf<T, S>({ get, subscribe }: Watched<T>, select?: (value: T) => S) {
  const look = select === undefined ? get : () => select(get())
  return useSyncExternalStore<T | S>(subscribe, look, look)
}
