import { clause } from '../../vocabulary/rule.ts'
import type { ScopeClauses } from '../scope-clauses.ts'

export const scope: ScopeClauses = {
  variant: clause('XWPL-1', { played: 'standard', othersAt: [] }),
  eventKinds: {},
}
