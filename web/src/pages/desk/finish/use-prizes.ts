import { useDesk } from '../../../leader/desk-context.ts'
import { prizesTyped } from '../../../leader/prizes.ts'
import { useDraft } from '../../../state/drafts.ts'

/** The prizes as they are typed, and the prize of a place; empty where there is none. */
export const usePrizes = () => {
  const { session } = useDesk()
  const [typed, setTyped] = useDraft(`${session.event}.prizes`, '')
  const prizes = prizesTyped(typed)
  return { typed, setTyped, prizeOf: (place: number): string => prizes.get(place) ?? '' }
}
