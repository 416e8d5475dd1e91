import type { Regulation } from './regulation.ts'
import { xWingEn32 } from './x-wing-en-3.2/regulation.ts'

/** Every published document that events can be run by. */
export const regulations: readonly Regulation[] = [xWingEn32]

export const regulationOf = (id: string): Regulation | null =>
  regulations.find((regulation) => regulation.id === id) ?? null
