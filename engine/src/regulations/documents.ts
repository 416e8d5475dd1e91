import { ruleSections as lcgSections } from './card-game-de-2014/rule-sections.ts'
import { ruleTags as lcg } from './card-game-de-2014/rule-tags.ts'
import { ruleSections as iaSections } from './imperial-assault-de-2.2.1/rule-sections.ts'
import { ruleTags as ia } from './imperial-assault-de-2.2.1/rule-tags.ts'
import type { RuleSections } from './rule-sections.ts'
import type { RuleTags } from './rule-tag.ts'
import { ruleSections as xwdeSections } from './x-wing-de/rule-sections.ts'
import { ruleTags as xwde } from './x-wing-de/rule-tags.ts'
import { ruleSections as xwenSections } from './x-wing-en-3.2/rule-sections.ts'
import { ruleTags as xwen } from './x-wing-en-3.2/rule-tags.ts'
import { ruleSections as xwplSections } from './x-wing-pl/rule-sections.ts'
import { ruleTags as xwpl } from './x-wing-pl/rule-tags.ts'

/**
 * A published document: what its rule ids begin with, what it is called, what each rule asks of
 * software and where it stands. Without the regulation itself: a phone that opens a rule would
 * otherwise load all of them.
 */
type Document = {
  readonly document: string
  readonly name: string
  readonly tags: RuleTags
  readonly sections: RuleSections
}

export const documents: readonly Document[] = [
  { document: 'XWEN', name: 'X-Wing, English, version 3.2', tags: xwen, sections: xwenSections },
  { document: 'XWDE', name: 'X-Wing, Deutsch', tags: xwde, sections: xwdeSections },
  { document: 'XWPL', name: 'X-Wing, polski', tags: xwpl, sections: xwplSections },
  {
    document: 'LCG',
    name: 'Star Wars: Das Kartenspiel, Deutsch, 2014',
    tags: lcg,
    sections: lcgSections,
  },
  { document: 'IA', name: 'Imperial Assault, Deutsch, 2.2.1', tags: ia, sections: iaSections },
]
