import { clause } from '../../vocabulary/rule.ts'
import type { ScopeClauses } from '../scope-clauses.ts'

export const scope: ScopeClauses = {
  variant: clause('XWDE-2', { played: 'standard', othersAt: [] }),
  eventKinds: {
    premier: clause('XWDE-99', [
      'national-championship',
      'continental-championship',
      'world-championship',
    ]),
  },
}
