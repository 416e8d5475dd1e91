import type { OptionName, OptionValue } from '@topcut/engine'

/** Every value of every option has a word; a new one does not compile without. */
export const options: { readonly [N in OptionName]: { readonly [V in OptionValue<N>]: string } } = {
  strengthOfSchedule: { sum: 'sum', tome: 'average, as in the tournament software' },
  headToHead: { on: 'is a tiebreaker', off: 'is left out' },
  cutOrder: {
    'points-margin': 'by tournament points and Margin of Victory',
    standings: 'by the standings',
  },
  repeatByes: { allow: 'possible', avoid: 'avoided' },
  earnedByeCounts: { yes: 'counts', no: 'does not count' },
  unpairedLossMargin: { 0: '0 points', 50: '50 points', 100: '100 points' },
  scheduleByes: { count: 'counted', ignore: 'left out' },
  halfPoints: { always: 'at every end of match', 'time-only': 'only when time is called' },
  noShow: { bye: 'the opponent has a bye', concession: 'counts as a concession' },
  readmission: { on: 'possible', off: 'not possible' },
  lateEntry: {
    'unpaired-losses': 'possible, with an unpaired loss for every missed round',
    refuse: 'not possible',
  },
  afterCut: { carry: 'are kept', reset: 'start again at 0' },
  finalPlaces: { 'by-swiss': 'by the standings of the Swiss rounds', shared: 'shared' },
  disqualifiedInSchedule: { keep: 'count for the strength of schedule', remove: 'are left out' },
  teamGamePoints: {
    '4-2-0': 'win 4, draw 2, loss 0',
    '6-2-0': 'win 6, draw 2, loss 0',
    '3-2-0': 'win 3, draw 2, loss 0',
  },
  unplayedGame: { zero: 'nothing for both', draw: 'counts as a draw' },
  annulledGame: { zero: 'nothing for both', 'opponent-wins': 'the opponent wins' },
  extendedSchedule: { average: 'as an average', literal: 'as the document words it' },
}
