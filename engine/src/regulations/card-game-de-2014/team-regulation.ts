import type { TwoGamesClauses } from '../../scoring/two-games/clauses.ts'
import { clause } from '../../vocabulary/rule.ts'
import type { Regulation } from '../regulation.ts'
import { between, untimed } from '../round-lengths.ts'
import { cardGameTeamTerms } from '../terms/card-game-team.ts'
import { teamLists, teamSetUp } from './lists.ts'
import { teamAnnouncements } from './people.ts'
import { cardGameDe2014 } from './regulation.ts'
import { teamTexts } from './texts.ts'

/** The document fixes the draw at 2; what a win is worth it leaves open. */
const scoring: TwoGamesClauses = {
  method: 'two-games',
  endings: clause('LCG-38', ['games', 'no-show', 'double-no-show', 'match-loss', 'double-loss']),
  gamePoints: {
    '4-2-0': clause('LCG-64', { win: 4, draw: 2, loss: 0 }),
    '6-2-0': clause('LCG-64', { win: 6, draw: 2, loss: 0 }),
    '3-2-0': clause('LCG-64', { win: 3, draw: 2, loss: 0 }),
  },
  conceding: clause('LCG-42', [1]),
  afterDraw: clause('LCG-63', 'no-game'),
}

/** The final match: two games; if they leave it level, a further game, entered as its winner. */
const finalMatch: TwoGamesClauses = {
  ...scoring,
  endings: clause('LCG-61', ['games', 'won', 'forfeit', 'no-show', 'match-loss']),
}

/** The same document's chapter on teams of two. */
export const cardGameDe2014Team: Regulation = {
  ...cardGameDe2014,
  id: 'card-game/de-2014-team',
  name: 'Star Wars: Das Kartenspiel, Deutsch, 2014, Teams',
  structure: {
    ...cardGameDe2014.structure,
    firstStage: clause('LCG-60', ['swiss']),
    afterCut: clause('LCG-60', []),
    finals: 'final-match',
    cutSizes: clause('LCG-60', []),
  },
  roundLength: {
    swiss: clause('LCG-63', between(80, 90, 100)),
    elimination: clause('LCG-60', untimed),
    final: clause('LCG-61', untimed),
    atTime: clause('LCG-63', 'finish-light-turn'),
  },
  scoring: { swiss: scoring, elimination: finalMatch },
  elimination: { ...cardGameDe2014.elimination, sides: null, doubleLoss: null },
  finalMatch: clause('LCG-61', 'first-two-if-level'),
  lists: teamLists,
  setUp: teamSetUp,
  texts: teamTexts,
  announcements: teamAnnouncements,
  terms: cardGameTeamTerms,
  options: { ...cardGameDe2014.options, teamGamePoints: '4-2-0' },
}
