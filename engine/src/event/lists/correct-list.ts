import { withDamageDeck } from '../../legality/damage-decks.ts'
import type { Finding } from '../../vocabulary/finding.ts'
import type { PlayerId } from '../../vocabulary/ids.ts'
import type { SquadList } from '../../vocabulary/squad-list.ts'
import { cardsOf } from '../reading/cards-of.ts'
import { rulesOf } from '../reading/rules.ts'
import { anyLeader, type CommandRecord } from '../spine/command.ts'
import { grant, refuse, type Warning } from '../spine/decision.ts'
import { settle } from '../spine/override.ts'
import { asKnown } from './as-known.ts'
import { findingWarnings, isOtherKind, listFindings, notAllowed } from './list-findings.ts'

/** After the start, by a leader: the list is made to say what is played. */
export type CorrectList = {
  readonly kind: 'correct-list'
  readonly player: PlayerId
  readonly list: SquadList
  readonly reason: string
  /** The change is significant and may be an advantage: to be looked into. */
  readonly possibleAdvantage: boolean
}

/**
 * Makes a locked list say what is played. It has to be a list that may be played, as when it was
 * handed in; that it is another one than before is told.
 */
export const correctList: CommandRecord<CorrectList> = {
  may: anyLeader,
  touches: 'nothing',
  grave: false,
  afterTheEnd: false,
  takesName: false,
  decide: (state, command, ask) => {
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
    const named = withDamageDeck(command.list, lists, state.created.date)
    const list = asKnown(cardsOf(state, ask.cards), named)
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
    const findings = listFindings(state, list, ask.cards, before.list)
    const isBarred = ({ severity, code }: Finding) =>
      severity === 'must' && code !== 'squad-changed'
    const settled = settle(notAllowed(player, findings.filter(isBarred)), ask)
    if (settled.refusal !== null) return refuse(settled.refusal)
    const told = findings.filter((finding) => !isBarred(finding))
    return grant(
      [...settled.facts, { kind: 'list-corrected', player, list, reason, possibleAdvantage }],
      [...findingWarnings(player, told), ...suspicion],
    )
  },
}
