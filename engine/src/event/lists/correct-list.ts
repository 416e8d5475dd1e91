import { withDamageDeck } from '../../legality/damage-decks.ts'
import { rulesOf } from '../reading/rules.ts'
import type { Decider } from '../spine/ask.ts'
import { grant, refuse, type Warning } from '../spine/decision.ts'
import { findingWarnings, listFindings } from './list-findings.ts'
import { isOtherKind } from './list-kind.ts'

/** Makes a locked list say what is played. What is wrong with it is told, and goes on record. */
export const correctList: Decider<'correct-list'> = (state, command) => {
  const { player, possibleAdvantage } = command
  if (!state.players.has(player)) return refuse({ code: 'unknown-player', player })
  const { id, lists } = rulesOf(state.created).regulation
  if (isOtherKind(command.list, lists)) {
    return refuse({ code: 'not-in-this-regulation', what: command.list.kind, regulation: id })
  }
  if (state.stages.length === 0) return refuse({ code: 'list-not-locked', player })
  const before = state.lists.get(player)
  if (before === undefined) return refuse({ code: 'lists-missing', players: [player] })
  const reason = command.reason.trim()
  if (reason === '') return refuse({ code: 'reason-needed' })
  const list = withDamageDeck(command.list, lists, state.created.date)
  const { investigate } = lists
  const suspicion: readonly Warning[] =
    possibleAdvantage && investigate?.value !== false
      ? [
          {
            code: 'investigate',
            player,
            ...(investigate === null ? {} : { rule: investigate.rule }),
          },
        ]
      : []
  return grant(
    [{ kind: 'list-corrected', player, list, reason, possibleAdvantage }],
    [...findingWarnings(player, listFindings(state, list, before.list)), ...suspicion],
  )
}
