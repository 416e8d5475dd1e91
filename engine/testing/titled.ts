import type { RuleId } from '../src/index.ts'

/** A title under its rule; under none where a document is silent and an option decides. */
export const titled = (rule: RuleId | null, title: string): string =>
  rule === null ? title : `[${rule}] ${title}`
