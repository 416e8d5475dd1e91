import { clause } from '../../vocabulary/rule.ts'
import type { ScopeClauses } from '../scope-clauses.ts'

export const scope: ScopeClauses = {
  variant: clause('IA-65', { played: 'skirmish', othersAt: [] }),
  eventKinds: {
    premier: clause('IA-62', [
      'national-championship',
      'continental-championship',
      'world-championship',
    ]),
  },
}
