import { useDesk } from '../desk-context.ts'
import { useDraft } from '../drafts.ts'
import { prizesTyped } from './prizes.ts'

/** The prizes as they are typed, and the prize of a place; empty where there is none. */
export const usePrizes = () => {
  const { session } = useDesk()
  const [typed, setTyped] = useDraft(`${session.event}.prizes`, '')
  const prizes = prizesTyped(typed)
  return { typed, setTyped, prizeOf: (place: number): string => prizes.get(place) ?? '' }
}
