import { rulesOf } from '../../event/reading/rules.ts'
import { isFinal } from '../../event/rulings/appeals.ts'
import type { RulingOnRecord } from '../../event/spine/matters.ts'
import type { EventState } from '../../event/spine/state.ts'
import type { RuleId } from '../../vocabulary/rule.ts'

/** Players argue with a ruling, not with whoever made it. */
export type OwnRuling = Omit<RulingOnRecord, 'by'> & {
  /** What the document says about the offence and the penalty. */
  readonly rules: readonly RuleId[]
  /** Nobody is left to bring it before. */
  readonly isFinal: boolean
}

export const ownRuling = (state: EventState, record: RulingOnRecord): OwnRuling => {
  const { by: _, ...rest } = record
  const { infraction, penalty } = record.ruling
  const { infractions, penalties, beyond } = rulesOf(state.created).regulation.rulings
  const offence = infractions.find(({ value }) => value.some((one) => one === infraction))
  const cost = [...penalties, ...(beyond === null ? [] : [beyond])].find(({ value }) =>
    value.some((one) => one === penalty?.kind),
  )
  const rules = [offence?.rule, cost?.rule].filter((rule) => rule !== undefined)
  return { ...rest, rules: [...new Set(rules)], isFinal: isFinal(state, record) }
}
