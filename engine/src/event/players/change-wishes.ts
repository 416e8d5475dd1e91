import type { Regulation } from '../../regulations/regulation.ts'
import type { Wish } from '../../vocabulary/player.ts'
import { isOwnMatter } from '../reading/own-matter.ts'
import { rulesOf } from '../reading/rules.ts'
import type { Refusal } from '../spine/answers.ts'
import { type CommandRecord, deskAndPlayers } from '../spine/command.ts'
import { grant, refuse } from '../spine/decision.ts'

/** Takes the place of what these players asked for before; until round 1 is paired. */
export type ChangeWishes = { readonly kind: 'change-wishes'; readonly wishes: readonly Wish[] }

/** Round 1 is the only one that looks at wishes: once it is paired they would be promises broken. */
export const changeWishes: CommandRecord<ChangeWishes> = {
  may: deskAndPlayers,
  touches: 'nothing',
  grave: false,
  afterTheEnd: false,
  takesName: false,
  decide: (state, { kind, wishes }, ask) => {
    if (!wishes.every(({ player }) => isOwnMatter(ask, player))) {
      return refuse({ code: 'not-allowed', role: ask.by.role, command: kind })
    }
    const unknown = wishes.find(({ player }) => !state.players.has(player))?.player
    if (unknown !== undefined) return refuse({ code: 'unknown-player', player: unknown })
    const { regulation } = rulesOf(state.created)
    for (const wish of wishes) {
      const refusal = wishRefusal(regulation, wish)
      if (refusal !== null) return refuse(refusal)
    }
    if (state.rounds.length > 0) return refuse({ code: 'round-one-paired' })
    return grant([{ kind: 'wishes-changed', wishes }])
  },
}

/** What speaks against a wish not to meet somebody in round 1. */
export const wishRefusal = (regulation: Regulation, { player, avoid }: Wish): Refusal | null => {
  if (avoid.length > 0 && regulation.pairing.avoidInFirstRound === null) {
    return { code: 'not-in-this-regulation', what: 'avoid', regulation: regulation.id }
  }
  return avoid.includes(player) ? { code: 'plays-self', player } : null
}
