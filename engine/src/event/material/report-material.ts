import type { PlayerId } from '../../vocabulary/ids.ts'
import type { Component } from '../../vocabulary/material.ts'
import { isOwnMatter } from '../reading/own-matter.ts'
import { runningMatch } from '../reading/rounds.ts'
import { type CommandRecord, deskAndPlayers } from '../spine/command.ts'
import { grant, refuse } from '../spine/decision.ts'

export type ReportMaterial = {
  readonly kind: 'report-material'
  readonly player: PlayerId
  readonly what: 'lost' | 'damaged'
  readonly component: Component
  readonly name: string
}

/** Something is lost or broken. When it was noticed is the instant of its entry. */
export const reportMaterial: CommandRecord<ReportMaterial> = {
  may: deskAndPlayers,
  touches: 'nothing',
  grave: false,
  afterTheEnd: false,
  takesName: false,
  decide: (state, command, ask) => {
    const { kind, player, what, component } = command
    if (!isOwnMatter(ask, player)) {
      return refuse({ code: 'not-allowed', role: ask.by.role, command: kind })
    }
    const before = state.players.get(player)
    if (before === undefined) return refuse({ code: 'unknown-player', player })
    if (before.status === 'dropped' || before.status === 'disqualified') {
      return refuse({ code: 'not-active', player })
    }
    const name = command.name.trim()
    if (name === '') return refuse({ code: 'bad-value', field: 'name', expected: 'a name' })
    const round = state.rounds.filter(({ status }) => status !== 'paired').length
    const match = runningMatch(state, player)?.match
    return grant([
      {
        kind: 'material-reported',
        ...{ player, what, component, name, round },
        ...(match === undefined ? {} : { match }),
      },
    ])
  },
}
