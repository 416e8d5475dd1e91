import type { Ending, Seat } from '@topcut/engine'
import { count, type Draft, type ScoringBy, type Setting } from './draft.ts'
import { absence, isAbsence, missing, type Typed } from './typed.ts'

type Own = Setting<ScoringBy<'sided-game'>>

/** Who played the light side: as chosen, else as the pairing has it. */
export const lightOf = (draft: Draft, { light }: Setting): Seat | '' =>
  draft.light === '' ? (light ?? '') : draft.light

/** A game that has a winner, whatever was played before it. */
export const wonTyped = (draft: Draft, ending: 'won' | 'forfeit', setting: Setting): Typed => {
  const { winner } = draft
  if (winner === '') return missing('winner')
  if (ending === 'forfeit') return { result: { ending, winner } }
  const light = lightOf(draft, setting)
  return light === '' ? missing('light') : { result: { ending, winner, light } }
}

export const sidedGameTyped = (draft: Draft, ending: Ending, setting: Own): Typed => {
  if (isAbsence(ending)) return absence(ending, draft.by)
  if (ending === 'timeout') {
    const light = lightOf(draft, setting)
    if (light === '') return missing('light')
    const [objectives, damageOnDark, dial, damageOnLight] = [
      count(draft.objectives),
      count(draft.damageOnDark),
      count(draft.dial),
      count(draft.damageOnLight),
    ]
    const { balance } = draft
    const isWhole =
      objectives !== null && damageOnDark !== null && dial !== null && damageOnLight !== null
    if (!isWhole || balance === '') return missing('table')
    const table = { objectives, damageOnDark, dial, damageOnLight, balance }
    return { result: { ending, light, table } }
  }
  return wonTyped(draft, ending === 'forfeit' ? ending : 'won', setting)
}
