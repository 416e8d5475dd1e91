import { clause } from '../../vocabulary/rule.ts'
import type { ScopeClauses } from '../scope-clauses.ts'

export const scope: ScopeClauses = {
  variant: null,
  eventKinds: {
    casual: clause('LCG-14', ['league', 'weekly-night', 'fun-event']),
    competitive: clause('LCG-14', ['local-championship', 'one-off-sanctioned']),
    premier: clause('LCG-14', [
      'regional-championship',
      'national-championship',
      'world-championship',
    ]),
  },
}
