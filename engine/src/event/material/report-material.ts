import { isOwnMatter } from '../reading/own-matter.ts'
import { runningMatch } from '../reading/running-match.ts'
import type { Decider } from '../spine/ask.ts'
import { grant, refuse } from '../spine/decision.ts'

/** Something is lost or broken. When it was noticed is the instant of its entry. */
export const reportMaterial: Decider<'report-material'> = (state, command, ask) => {
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
}
