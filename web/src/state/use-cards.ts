import type { Catalogue, EventId } from '@topcut/engine'
import { useEffect } from 'react'
import { bringCards, cardsHere } from './held-cards.ts'
import { useStateOf } from './use-state-of.ts'

const triedAgain = 5_000

/**
 * The cards an event is played with, loaded by whoever shows a list and nobody before. `id`: of the
 * catalogue, absent where the event has none. Undefined while they are on their way: what is judged
 * without them would be wrong.
 */
export const useCards = (event: EventId, id: string | undefined): Catalogue | null | undefined => {
  const cards = useStateOf(cardsHere(event))
  useEffect(() => {
    if (id === undefined) return undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    let isLeft = false
    const bring = async () => {
      if (!(await bringCards(event, id)) && !isLeft) timer = setTimeout(bring, triedAgain)
    }
    void bring()
    return () => {
      isLeft = true
      clearTimeout(timer)
    }
  }, [event, id])
  if (id === undefined) return null
  return cards?.id === id ? cards : undefined
}
