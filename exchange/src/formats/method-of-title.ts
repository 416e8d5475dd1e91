import { regulations } from '@topcut/engine'
import type { Method } from './found.ts'

const plain = (name: string): string => name.toLowerCase().replace(/[^a-z0-9]/g, '')

/** How a title is scored, by what a tool calls it; null for one that we have no document for. */
export const methodOfTitle = (name: string): Method | null => {
  const own = regulations.find(({ namesElsewhere }) =>
    namesElsewhere.some((one) => plain(name).includes(one)),
  )
  const method = own?.scoring.swiss.method
  return method === undefined || method === 'sided-game' ? null : method
}
