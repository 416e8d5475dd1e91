import { useSyncExternalStore } from 'react'
import type { Cell } from './state.ts'

export const useCell = <T>({ get, subscribe }: Pick<Cell<T>, 'get' | 'subscribe'>): T =>
  useSyncExternalStore(subscribe, get)
