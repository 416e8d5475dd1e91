import type { Score } from '../../vocabulary/result.ts'
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
  /** What stands on the table of the match that ends by it, in the order of the seats. */
  readonly score?: Score
}

/** The organizer's word on a proposed disqualification; a refused one stays on record. */
export const answerProposal: CommandRecord<AnswerProposal> = {
  may: organizer,
  touches: 'nothing',
  grave: true,
  afterTheEnd: false,
  takesName: false,
  decide: (state, command) => {
    const { proposal: n, confirmed, when, score } = command
    const proposal = state.proposals.get(n)
    if (proposal === undefined) return refuse({ code: 'unknown-matter', matter: 'proposal', n })
    if (proposal.answer !== null) return refuse({ code: 'matter-settled', matter: 'proposal', n })
    const reason = command.reason.trim()
    if (reason === '') return refuse({ code: 'reason-needed' })
    const answered: Fact = { kind: 'proposal-answered', proposal: n, confirmed, reason }
    const { player } = proposal
    if (!confirmed) {
      return score === undefined ? grant([answered]) : refuse({ code: 'score-not-needed', player })
    }
    if (state.players.get(player)?.status === 'disqualified') {
      return refuse({ code: 'disqualified-for-good', player })
    }
    const left = disqualify(state, player, { when, score }, proposal.reason)
    if (left.refusal !== null) return refuse(left.refusal)
    return grant([answered, ...left.facts], left.warnings)
  },
}
