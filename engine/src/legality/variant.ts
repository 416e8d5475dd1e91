import type { Tier } from '../vocabulary/details.ts'
import type { Finding } from '../vocabulary/finding.ts'
import type { Clause } from '../vocabulary/rule.ts'
import type { VariantClause } from './clauses.ts'

/** Judges the way of play of a whole event: another one is a warning at some tiers, else a no. */
export const checkVariant = (
  variant: string,
  tier: Tier,
  { value, rule }: Clause<VariantClause>,
): readonly Finding[] =>
  variant === value.played
    ? []
    : [
        {
          code: 'other-variant',
          rule,
          severity: value.othersAt.includes(tier) ? 'should' : 'must',
          variant,
          played: value.played,
          tier,
        },
      ]
