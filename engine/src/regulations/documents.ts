import { ruleTags as lcg } from './card-game-de-2014/rule-tags.ts'
import { ruleTags as ia } from './imperial-assault-de-2.2.1/rule-tags.ts'
import type { RuleTags } from './rule-tag.ts'
import { ruleTags as xwde } from './x-wing-de/rule-tags.ts'
import { ruleTags as xwen } from './x-wing-en-3.2/rule-tags.ts'
import { ruleTags as xwpl } from './x-wing-pl/rule-tags.ts'

/** A published document: what its rule ids begin with, and what each rule asks of software. */
type Document = { readonly document: string; readonly tags: RuleTags }

export const documents: readonly Document[] = [
  { document: 'XWEN', tags: xwen },
  { document: 'XWDE', tags: xwde },
  { document: 'XWPL', tags: xwpl },
  { document: 'LCG', tags: lcg },
  { document: 'IA', tags: ia },
]
