import { useLeading } from '../../../leader/leading.ts'
import { prizesTyped } from '../../../leader/prizes.ts'
import { useDraft } from '../../../state/drafts.ts'

/** The prizes as they are typed, and the prize of a place; empty where there is none. */
export const usePrizes = () => {
  const { workplace } = useLeading()
  const [typed, setTyped] = useDraft(`${workplace.event}.prizes`, '')
  const prizes = prizesTyped(typed)
  return { typed, setTyped, prizeOf: (place: number): string => prizes.get(place) ?? '' }
}
