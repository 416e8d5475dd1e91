import type { StoreFault } from '@topcut/server'
import type { DataRefusal } from '../refusal.ts'

/** What stands between Topcut and its data, as the terminal tells it. */
export const refusalOf = ({ storeFault: code, more }: StoreFault): DataRefusal => ({
  code,
  ...(more === null ? {} : { about: more }),
})
