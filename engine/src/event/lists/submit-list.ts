import { withDamageDeck } from '../../legality/damage-decks.ts'
import type { PlayerId } from '../../vocabulary/ids.ts'
import type { SquadList } from '../../vocabulary/squad-list.ts'
import { cardsOf } from '../reading/cards-of.ts'
import { isOwnMatter } from '../reading/own-matter.ts'
import { rulesOf } from '../reading/rules.ts'
import { type CommandRecord, deskAndPlayers } from '../spine/command.ts'
import { grant, refuse } from '../spine/decision.ts'
import { settle } from '../spine/override.ts'
import { asKnown } from './as-known.ts'
import { findingWarnings, isOtherKind, listFindings, notAllowed } from './list-findings.ts'

export type SubmitList = {
  readonly kind: 'submit-list'
  readonly player: PlayerId
  readonly list: SquadList
}

/** Takes a list in. Once the event runs, only from somebody who has none. */
export const submitList: CommandRecord<SubmitList> = {
  may: deskAndPlayers,
  touches: 'nothing',
  grave: false,
  afterTheEnd: false,
  takesName: false,
  decide: (state, command, ask) => {
    const { kind, player } = command
    if (!state.players.has(player)) return refuse({ code: 'unknown-player', player })
    if (!isOwnMatter(ask, player)) {
      return refuse({ code: 'not-allowed', role: ask.by.role, command: kind })
    }
    const { id, lists } = rulesOf(state.created).regulation
    if (isOtherKind(command.list, lists)) {
      return refuse({ code: 'not-in-this-regulation', what: command.list.kind, regulation: id })
    }
    if (state.stages.length > 0 && state.lists.has(player)) {
      return refuse({ code: 'lists-locked', player, rule: lists.locked.rule })
    }
    const named = withDamageDeck(command.list, lists, state.created.date)
    const list = asKnown(cardsOf(state, ask.cards), named)
    const all = listFindings(state, list, ask.cards)
    const barred = all.filter(({ severity }) => severity === 'must')
    const settled = settle(notAllowed(player, barred), ask)
    if (settled.refusal !== null) return refuse(settled.refusal)
    return grant(
      [...settled.facts, { kind: 'list-submitted', player, list }],
      findingWarnings(
        player,
        all.filter(({ severity }) => severity === 'should'),
      ),
    )
  },
}
