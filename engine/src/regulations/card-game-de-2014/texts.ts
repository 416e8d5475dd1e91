import type { Clause } from '../../vocabulary/rule.ts'
import { at, must, note, should, type Text } from '../texts.ts'

/** What is read alike by players and by teams of two. */
const inCommon: readonly Clause<Text>[] = [
  ...at('scope', note('LCG-1', 'scope.sanctioned'), must('LCG-2', 'scope.newest-rules')),
  ...at('tiers', note('LCG-15', 'tier.same-standard')),
  ...at('tier.casual', note('LCG-14', 'tier.casual.occasions')),
  ...at(
    'tier.competitive',
    note('LCG-14', 'tier.competitive.occasions', 'tier.competitive.knowledge'),
    should('LCG-14', 'tier.competitive.leniency'),
  ),
  ...at('tier.premier', note('LCG-14', 'tier.premier.occasions', 'tier.premier.professional')),
  ...at(
    'at-the-table',
    note('LCG-3', 'table.golden-rule'),
    should('LCG-12', 'table.illegal-state'),
  ),
  ...at(
    'conduct',
    note('LCG-7', 'conduct.acceptance'),
    must(
      'LCG-11',
      'conduct.decks-stay',
      'conduct.devices',
      'conduct.stalling',
      'conduct.false-result',
      'conduct.losing-on-purpose',
    ),
  ),
]

/** The steps of set-up once it is known who plays which side. */
const afterTheSides = at(
  'set-up',
  note('LCG-32', 'set-up.mulligan'),
  must('LCG-31', 'set-up.switch-sides'),
)

/** What the document wants shown, printed or remembered, place by place. */
export const texts: readonly Clause<Text>[] = [
  ...inCommon,
  ...at('set-up', must('LCG-30', 'set-up.choose-sides')),
  ...afterTheSides,
  ...at(
    'round-end',
    note('LCG-39', 'round-end.second-game'),
    must('LCG-40', 'round-end.light-side-turn'),
    must('LCG-53', 'round-end.finals-points'),
  ),
]

/** The same for the chapter on teams: other seats, no choice of side, no final stage. */
export const teamTexts: readonly Clause<Text>[] = [
  ...inCommon,
  ...at('scope', must('LCG-56', 'scope.team-rules')),
  ...at('seating', must('LCG-62', 'seating.team-mates', 'seating.dark-side-first')),
  ...at('set-up', must('LCG-62', 'set-up.dark-side-by-lot')),
  ...afterTheSides,
  ...at(
    'round-end',
    note('LCG-63', 'round-end.second-game'),
    must('LCG-63', 'round-end.light-side-turn'),
  ),
]
