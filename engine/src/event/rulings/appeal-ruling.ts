import type { PlayerId } from '../../vocabulary/ids.ts'
import { isOwnMatter } from '../reading/own-matter.ts'
import { rulesOf } from '../reading/rules.ts'
import { type CommandRecord, deskAndPlayers } from '../spine/command.ts'
import { grant, refuse } from '../spine/decision.ts'
import { isFinal } from './appeals.ts'

export type AppealRuling = {
  readonly kind: 'appeal-ruling'
  readonly ruling: number
  readonly player: PlayerId
}

/** Brings a ruling before whoever has the last word, once, for a player it concerns. */
export const appealRuling: CommandRecord<AppealRuling> = {
  may: deskAndPlayers,
  touches: 'nothing',
  grave: false,
  afterTheEnd: true,
  takesName: false,
  decide: (state, command, ask) => {
    const { kind, ruling: n, player } = command
    const found = state.rulings.get(n)
    if (found === undefined) return refuse({ code: 'unknown-matter', matter: 'ruling', n })
    const { players } = found.ruling
    if (players.length === 0) return refuse({ code: 'players-needed' })
    if (!isOwnMatter(ask, player)) {
      return refuse({ code: 'not-allowed', role: ask.by.role, command: kind })
    }
    if (!players.includes(player)) {
      return refuse({ code: 'bad-value', field: 'player', expected: players.join(' | ') })
    }
    if (isFinal(state, found)) {
      const { rule } = rulesOf(state.created).regulation.rulings.lastWord
      return refuse({ code: 'ruling-final', ruling: n, rule })
    }
    if (found.appeal !== null) return refuse({ code: 'matter-settled', matter: 'ruling', n })
    return grant([{ kind: 'ruling-appealed', ruling: n, player }])
  },
}
