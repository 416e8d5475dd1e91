import { disqualify } from '../players/leaving.ts'
import type { Fact } from '../spine/answers.ts'
import { type CommandRecord, organizer } from '../spine/command.ts'
import { grant, refuse } from '../spine/decision.ts'

export type AnswerProposal = {
  readonly kind: 'answer-proposal'
  readonly proposal: number
  readonly confirmed: boolean
  readonly when: 'now' | 'after-round'
  readonly reason: string
}

/** The organizer's word on a proposed disqualification; a refused one stays on record. */
export const answerProposal: CommandRecord<AnswerProposal> = {
  may: organizer,
  touches: 'nothing',
  grave: true,
  afterTheEnd: false,
  takesName: false,
  decide: (state, command) => {
    const { proposal: n, confirmed, when } = command
    const proposal = state.proposals.get(n)
    if (proposal === undefined) return refuse({ code: 'unknown-matter', matter: 'proposal', n })
    if (proposal.answer !== null) return refuse({ code: 'matter-settled', matter: 'proposal', n })
    const reason = command.reason.trim()
    if (reason === '') return refuse({ code: 'reason-needed' })
    const answered: Fact = { kind: 'proposal-answered', proposal: n, confirmed, reason }
    if (!confirmed) return grant([answered])
    const { player } = proposal
    if (state.players.get(player)?.status === 'disqualified') {
      return refuse({ code: 'disqualified-for-good', player })
    }
    const { facts, warnings } = disqualify(state, player, when, proposal.reason)
    return grant([answered, ...facts], warnings)
  },
}
