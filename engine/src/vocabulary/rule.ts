/** The number of a rule in its regulation's page, e.g. `XWEN-47`. */
export type RuleId = `${string}-${number}`

/** One ruled value with the rule it comes from, so that every number can name its reason. */
export type Clause<T> = { readonly value: T; readonly rule: RuleId }

export const clause = <T>(rule: RuleId, value: T): Clause<T> => ({ value, rule })
