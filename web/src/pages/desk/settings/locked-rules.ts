import type { Regulation, RuleId } from '@topcut/engine'

/** The rules for which something stays as it was when the event began. */
export const lockedRules = ({
  announcements,
  standings,
}: Regulation): { readonly [W in 'structure' | 'options']: readonly (RuleId | undefined)[] } => ({
  structure: [
    announcements.find(({ value }) =>
      value.tells.some((told) => told === 'cut' || told === 'rounds'),
    )?.rule,
  ],
  options: [standings.tieBreakers.rule],
})
