import { anyLeader, type CommandRecord } from '../spine/command.ts'
import { grant, refuse } from '../spine/decision.ts'

export type GrantMaterialTime = {
  readonly kind: 'grant-material-time'
  readonly case: number
  readonly minutes: number
}

/** Time to find a replacement, as long as the leader says; given again, it runs anew. */
export const grantMaterialTime: CommandRecord<GrantMaterialTime> = {
  may: anyLeader,
  touches: 'nothing',
  grave: false,
  afterTheEnd: false,
  takesName: false,
  decide: (state, command) => {
    const { case: n, minutes } = command
    const found = state.cases.get(n)
    if (found === undefined) return refuse({ code: 'unknown-matter', matter: 'case', n })
    if (found.outcome !== null) return refuse({ code: 'matter-settled', matter: 'case', n })
    if (!Number.isInteger(minutes) || minutes < 1 || minutes > 999) {
      return refuse({ code: 'bad-value', field: 'minutes', expected: '1 … 999' })
    }
    return grant([{ kind: 'material-time-granted', case: n, minutes }])
  },
}
