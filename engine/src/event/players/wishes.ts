import type { Regulation } from '../../regulations/regulation.ts'
import type { Wish } from '../../vocabulary/wish.ts'
import type { Refusal } from '../spine/answers.ts'

/** What speaks against a wish not to meet somebody in round 1. */
export const wishRefusal = (regulation: Regulation, { player, avoid }: Wish): Refusal | null => {
  if (avoid.length > 0 && regulation.pairing.avoidInFirstRound === null) {
    return { code: 'not-in-this-regulation', what: 'avoid', regulation: regulation.id }
  }
  return avoid.includes(player) ? { code: 'plays-self', player } : null
}
