import { useSyncExternalStore } from 'react'
import type { Cell } from './cell.ts'

export const useCell = <T>({ get, subscribe }: Pick<Cell<T>, 'get' | 'subscribe'>): T =>
  useSyncExternalStore(subscribe, get)
