import { holdsOffice } from '../reading/marshal.ts'
import { rulesOf } from '../reading/rules.ts'
import type { RulingOnRecord } from '../spine/matters.ts'
import type { EventState } from '../spine/state.ts'

/** Whether nobody is left to bring a ruling before: one appeal, to whoever has the last word. */
export const isFinal = (state: EventState, { by, appeal }: RulingOnRecord): boolean => {
  const { lastWord } = rulesOf(state.created).regulation.rulings
  return (appeal?.decision ?? null) !== null || holdsOffice(state, by, lastWord.value)
}

/** False for a ruling that fell on appeal. */
export const stands = ({ appeal }: RulingOnRecord): boolean => appeal?.decision?.upheld !== false
