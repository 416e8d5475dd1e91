import type { MatchId, PlayerId } from '../../vocabulary/ids.ts'
import { isOwnMatter } from '../reading/own-matter.ts'
import { runningMatch } from '../reading/rounds.ts'
import { type CommandRecord, deskAndPlayers } from '../spine/command.ts'
import { grant, refuse } from '../spine/decision.ts'

export type CallJudge = {
  readonly kind: 'call-judge'
  readonly match?: MatchId
  readonly player?: PlayerId
  readonly about: string
}

/** A player asks for a judge, or the desk does for a table. */
export const callJudge: CommandRecord<CallJudge> = {
  may: deskAndPlayers,
  touches: 'nothing',
  grave: false,
  afterTheEnd: false,
  takesName: false,
  decide: (state, command, ask) => {
    const { by } = ask
    const player = command.player ?? by.player
    if (by.role === 'player' && (player === undefined || !isOwnMatter(ask, player))) {
      return refuse({ code: 'not-allowed', role: by.role, command: command.kind })
    }
    if (player !== undefined && !state.players.has(player)) {
      return refuse({ code: 'unknown-player', player })
    }
    const about = command.about.trim()
    if (about === '') return refuse({ code: 'reason-needed' })
    const running = player === undefined ? undefined : runningMatch(state, player)?.match
    const id = command.match ?? running
    if (id !== undefined) {
      const match = state.matches.get(id)
      if (match === undefined) return refuse({ code: 'unknown-match', match: id })
      if (player !== undefined && !match.players.includes(player)) {
        return refuse({ code: 'not-your-match', match: id, table: match.table })
      }
    }
    return grant([
      {
        kind: 'judge-called',
        ...(id === undefined ? {} : { match: id }),
        ...(player === undefined ? {} : { player }),
        about,
      },
    ])
  },
}
