/** What the ids of rules begin with, by their documents. */
export const ruleDocuments = ['XWEN', 'XWDE', 'XWPL', 'LCG', 'IA'] as const

export type RuleDocument = (typeof ruleDocuments)[number]

export const isRuleDocument = (text: string): text is RuleDocument =>
  ruleDocuments.some((one) => one === text)
