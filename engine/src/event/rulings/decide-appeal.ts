import { holdsOffice } from '../reading/marshal.ts'
import { rulesOf } from '../reading/rules.ts'
import { type CommandRecord, heads } from '../spine/command.ts'
import { grant, refuse } from '../spine/decision.ts'

export type DecideAppeal = {
  readonly kind: 'decide-appeal'
  readonly ruling: number
  /** Whether the ruling stands. */
  readonly upheld: boolean
  readonly text: string
}

/** The last word on a ruling. What a fallen one has brought is put right by amending it. */
export const decideAppeal: CommandRecord<DecideAppeal> = {
  may: heads,
  touches: 'nothing',
  grave: false,
  afterTheEnd: true,
  takesName: false,
  decide: (state, command, ask) => {
    const { kind, ruling: n, upheld } = command
    const found = state.rulings.get(n)
    if (found === undefined) return refuse({ code: 'unknown-matter', matter: 'ruling', n })
    if (found.appeal === null) return refuse({ code: 'appeal-missing', ruling: n })
    if (found.appeal.decision !== null)
      return refuse({ code: 'matter-settled', matter: 'ruling', n })
    const { lastWord } = rulesOf(state.created).regulation.rulings
    // Who ruled may have become marshal since; nobody judges their own ruling.
    const isOwn = found.by.leader !== undefined && found.by.leader === ask.by.leader
    if (isOwn || !holdsOffice(state, ask.by, lastWord.value)) {
      return refuse({ code: 'not-allowed', role: ask.by.role, command: kind, rule: lastWord.rule })
    }
    const text = command.text.trim()
    if (text === '') return refuse({ code: 'reason-needed' })
    return grant([{ kind: 'appeal-decided', ruling: n, upheld, text }])
  },
}
