/**
 * What each document says, as far as a place or a pairing hangs on it, with the number of its rule.
 * Read from the documents themselves; where one leaves a choice, the first value is the default.
 */
const squads = {
  way: 'squads',
  hasMargin: true,
  byeMargin: 150,
  modifiedBelow: 12,
  points: { win: 5, modified: 3, draw: 1, loss: 0 },
}

const documents = {
  // XWDE-90, 70, 71, 93, 94, 62, 69
  'x-wing/de': {
    ...squads,
    modifiedBelow: 0,
    points: { win: 1, modified: 1, draw: 0, loss: 0 },
    earnedByeMargin: 200,
    ties: ['margin-of-victory', 'strength-of-schedule'],
    schedule: () => 'per-opponent',
    rematch: 'stage',
    bye: 'last-place',
  },
  // XWEN-50, 57, 58, 60, 61, 55, 56, 62
  'x-wing/en-3.2': {
    ...squads,
    ties: ['head-to-head', 'margin-of-victory', 'strength-of-schedule'],
    schedule: (options) => (options.strengthOfSchedule === 'tome' ? 'per-round' : 'sum'),
    cutTies: ['margin-of-victory', 'strength-of-schedule'],
    rematch: 'swiss',
    bye: 'points-and-margin',
  },
  // XWPL-49, 45, 52, 54, 43, 44
  'x-wing/pl': {
    ...squads,
    ties: ['head-to-head', 'margin-of-victory', 'strength-of-schedule'],
    schedule: () => 'per-opponent',
    rematch: 'swiss',
    bye: 'last-place',
  },
  // IA-56, 42, 57, 58, 59, 40
  'imperial-assault/de-2.2.1': {
    way: 'skirmish',
    points: { win: 1, loss: 0 },
    ties: ['strength-of-schedule', 'extended-strength-of-schedule'],
    schedule: () => 'per-opponent',
    extended: (options) => (options.extendedSchedule === 'literal' ? 'literal' : 'per-opponent'),
    rematch: 'stage',
    bye: 'last-place',
  },
  // LCG-37, 43, 44, 45, 36, 34
  'card-game/de-2014': cards(() => ({ win: 3, draw: 1 })),
  // LCG-64: the draw is 2, what a win is worth was chosen
  'card-game/de-2014-team': {
    ...cards(({ teamGamePoints = '4-2-0' }) => ({ win: Number(teamGamePoints[0]), draw: 2 })),
    finalMatch: true,
  },
}

function cards(game) {
  return {
    way: 'decks',
    game,
    ties: ['repeated-head-to-head', 'strength-of-schedule', 'extended-strength-of-schedule'],
    schedule: () => 'sum',
    extended: () => 'sum',
    rematch: 'swiss',
    bye: 'points-and-number',
  }
}

/** The document of an event with the options that were chosen; undefined where it is not known. */
export function documentOf({ regulation, options = {} }) {
  const found = Object.hasOwn(documents, regulation) ? documents[regulation] : undefined
  return found === undefined ? undefined : { ...found, options }
}
