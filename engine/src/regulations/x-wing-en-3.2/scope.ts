import { clause } from '../../vocabulary/rule.ts'
import type { ScopeClauses } from '../scope-clauses.ts'

export const scope: ScopeClauses = {
  variant: clause('XWEN-2', { played: 'dogfight', othersAt: ['casual'] }),
  eventKinds: {
    casual: clause('XWEN-6', ['league', 'weekly-night', 'variant-event']),
    competitive: clause('XWEN-7', ['store-championship', 'one-off-sanctioned']),
    premier: clause('XWEN-8', [
      'regional-championship',
      'national-championship',
      'world-championship',
    ]),
  },
}
