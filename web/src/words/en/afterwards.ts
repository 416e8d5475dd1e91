import type { Explained } from '@topcut/engine'
import { plural } from '@topcut/protocol/words'

const count = (one: string, other: string) => (n: number) => plural('en', n, { one, other })

/** What is said about what has happened: the log, the standings, the bracket, the end. */
export const afterwards = {
  log: {
    search: 'Search the log',
    kind: 'Kind',
    anyKind: 'every kind',
    who: 'Who',
    anybody: 'anybody',
    found: count('{{count}} entry found.', '{{count}} entries found.'),
    stateThen: 'State then',
    lookAt: (entry: number) => `State after entry ${entry}`,
    stateAfter: (entry: number, time: string) => `After entry ${entry}, ${time}`,
    moment: 'Moment in the log',
    earlier: 'One entry earlier',
    later: 'One entry later',
    backToNow: 'Back to now',
    difference: 'What is different now',
    noDifference: 'Places, results and people are the same now.',
    notCreated: 'The tournament did not exist yet.',
    newResults: count(
      '{{count}} result has been entered since.',
      '{{count}} results have been entered since.',
    ),
    goneResults: count(
      '{{count}} result of that moment no longer stands.',
      '{{count}} results of that moment no longer stand.',
    ),
    moved: count('{{count}} place is different now.', '{{count}} places are different now.'),
    newRounds: count('{{count}} round has come since.', '{{count}} rounds have come since.'),
    notThereThen: 'not there yet',
    placeThen: (then: string, now: string) => `place ${then} then, ${now} now`,
    nothingThen: 'No round had been paired.',
  },
  undo: {
    again: 'Ctrl Z once more takes this back:',
    redo: 'Bring back',
  },
  standings: {
    closedAt: (time: string) => `As closed at ${time}`,
    corrected: 'With everything known now',
    changed: count(
      '{{count}} place is different from when the round was closed.',
      '{{count}} places are different from when the round was closed.',
    ),
    unchanged: (time: string) => `Closed at ${time}; no place has changed since.`,
    opens: 'Every number opens.',
    how: {
      'own-rounds': 'What each round earned, added up.',
      'sum-of-points': 'The tournament points of all opponents, added up.',
      'averages-over-own-rounds':
        'The tournament points of each opponent per round, added up, divided by the rounds played.',
      'averages-over-opponents':
        'The tournament points of each opponent per round, averaged over the opponents.',
      'sum-of-schedules': 'The strength of schedule of all opponents, added up.',
      'average-of-schedules': 'The strength of schedule of the opponents, averaged.',
      'schedules-over-their-opponents':
        'The strength of schedule of each opponent, divided by the number of that opponent’s own opponents, added up.',
    } satisfies Record<Explained['how'], string>,
    sum: 'Sum',
    dividedBy: (divisor: number) => `divided by ${divisor}`,
    deducted: 'Taken away by a ruling',
    above: (player: string, by: string) => `Below ${player}: ${by}.`,
    below: (player: string, by: string) => `Above ${player}: ${by}.`,
    decides: 'How places are decided',
    decided: count('decided {{count}} place', 'decided {{count}} places'),
    notNeeded: 'not needed',
    isIn: (player: string, by: string) => `${player} is in: ${by}.`,
    explain: (measure: string, player: string) => `${measure} of ${player}, taken apart`,
  },
  files: {
    files: 'Files and text',
    csv: 'Standings as CSV',
    text: 'Text for a forum',
    textLabel: 'Standings as text',
    copy: 'Copy',
    copied: 'Copied.',
    notCopied: 'The browser does not let this page copy. The text is selected: Ctrl C copies it.',
    whole: 'One file with everything',
    wholeNote: 'The whole log, to keep, to check or to open on another Topcut.',
    withPeople: 'With names and contacts',
    withoutPeople: 'Without personal data',
    saved: (file: string) => `Saved as ${file}.`,
    heldOnly: 'The server cannot be reached: the file holds what this page knows.',
  },
  prizes: {
    heading: 'Prize list',
    label: 'Prizes, one per line, first place first',
    note: 'A line such as “4-8: alternate art card” is for several places.',
    prize: 'Prize',
  },
  ceremony: {
    open: 'Ceremony',
    fromLast: 'All places, from the last up',
    fromTop: (places: number) => `The first ${places}`,
    next: 'Next',
    before: 'Back',
    begin: 'Begin',
  },
  bracket: {
    preview: (size: number) => `Cut to ${size}, as things stand`,
    previewNote: 'The rounds before the cut are still being played.',
    due: 'The rounds are played: these go on when the cut is made.',
    enter: (game: string) => `Result of ${game}`,
    leave: 'Close',
    declined: 'Declined places',
    seeds: 'Going on',
    out: 'Out so far',
  },
  start: {
    practice: 'Rehearse first',
    practiceNote:
      'A practice tournament with 24 invented players, in the middle of round 2: for trying late entries, drops and wrong results before the day.',
    practiceName: 'Practice tournament',
    practiceReason: 'Practice: there are no lists',
    practiceButton: 'Start a practice tournament',
    practiceStopped: 'The practice tournament could not be completed. What there is can be opened.',
  },
}
