import { useLeading } from '../../../leader/leading.ts'
import { prizeLines, prizesTyped } from '../../../leader/prizes.ts'
import { useDraft } from '../../../state/drafts.ts'

/** The prizes as they are typed, and the prize of a place; empty where there is none. */
export const usePrizes = () => {
  const { workplace, state } = useLeading()
  const [own, setTyped] = useDraft<string | null>(`${workplace.event}.prizes`, null)
  const typed = own ?? prizeLines(state.about)
  const prizes = prizesTyped(typed)
  return { typed, setTyped, prizeOf: (place: number): string => prizes.get(place) ?? '' }
}
