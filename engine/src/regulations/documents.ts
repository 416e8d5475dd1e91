import { later as laterLcg, ruleTags as lcg } from './card-game-de-2014/rule-tags.ts'
import { ruleTags as ia, later as laterIa } from './imperial-assault-de-2.2.1/rule-tags.ts'
import type { RuleTags } from './rule-tag.ts'
import { later as laterXwde, ruleTags as xwde } from './x-wing-de/rule-tags.ts'
import { ruleTags as xwen } from './x-wing-en-3.2/rule-tags.ts'
import { later as laterXwpl, ruleTags as xwpl } from './x-wing-pl/rule-tags.ts'

/** A published document: its rules with their tags, and those whose turn comes later. */
export type Document = {
  readonly document: string
  readonly tags: RuleTags
  /** Rules about people, lists, material and rulings that nothing here enforces yet. */
  readonly later: readonly number[]
}

export const documents: readonly Document[] = [
  { document: 'XWEN', tags: xwen, later: [] },
  { document: 'XWDE', tags: xwde, later: laterXwde },
  { document: 'XWPL', tags: xwpl, later: laterXwpl },
  { document: 'LCG', tags: lcg, later: laterLcg },
  { document: 'IA', tags: ia, later: laterIa },
]
