import type { ClockView, RepairChoice } from '@topcut/engine'
import { plural } from '@topcut/protocol/words'

const listed = (names: string | null) => (names === null ? '' : `: ${names}`)

export const rounds = {
  /** What the line for fast entry says. */
  lane: {
    name: 'Fast lane',
    help: 'One line per slip. Small letters are enough; Enter enters it and offers the next open table.',
    /** What stands in a line, for each way of scoring. */
    grammar: {
      'destroyed-points': 'table, first score, second score, end',
      'two-games': 'table, first game, second game',
      'sided-game': 'table, winner, then who played the light side',
      'victory-points': 'table, first score, second score, end',
    },
    /** Letters for what became of one game of two. */
    games: [
      ['f s', 'first or second wins'],
      ['d', 'draw'],
      ['x', 'double loss'],
      ['u', 'not played'],
      ['cf cs', 'conceded'],
      ['af as', 'annulled, whose deck'],
    ] satisfies readonly (readonly [letter: string, means: string])[],
    keys: [
      ['f', 'go to the fast lane'],
      ['f s', 'who it was: first or second'],
      ['-', 'swap the seats of the entry'],
      ['=', 'calculator for the table'],
      ['a', 'accept what a phone has reported'],
      ['5/4', 'dice of the final salvo, then the hits of each roll'],
      ['↑ ↓', 'table above, table below'],
      ['Esc', 'clear the line'],
    ] satisfies readonly (readonly [key: string, does: string])[],
    swap: 'swap seats',
    table: 'table',
    by: (player: string) => `by ${player}`,
    initiative: (player: string) => `initiative: ${player}`,
    salvo: (player: string) => `salvo: ${player}`,
    reported: 'as reported',
    unknown: 'not understood',
    noTable: (table: string) => `No table ${table} in this round.`,
    notUnderstood: (text: string) => `“${text}” has no meaning here.`,
    toForm: 'The rest is asked for at the table: Enter leads there.',
    start: 'Type a table and its result.',
  },
  clock: {
    status: {
      'not-started': 'not started',
      running: 'running',
      paused: 'paused',
      called: 'time called',
    } satisfies Record<ClockView['status'], string>,
    noLimit: 'without time limit',
    ends: (time: string) => `ends at ${time}`,
    /** Where tables play on after the others: when the last of them ends. */
    expected: (time: string) => `last table by ${time}`,
    tableEnds: (table: number, minutes: number, time: string) =>
      `table ${table} plays to ${time} (+${minutes})`,
    tableExtended: (table: number, minutes: number) => `table ${table}: ${minutes} minutes more`,
    /** Beside the clock, where the whole names of these would not fit. */
    does: {
      'start-clock': 'Start',
      'pause-clock': 'Pause',
      'resume-clock': 'Resume',
      'extend-time': 'Extra time',
    },
    ownWindow: 'Own window',
    fullScreen: 'Full screen',
    confirmTime: 'Call time for everybody now?',
    extraMinutes: 'Minutes',
    forWhom: 'For',
    wholeRound: 'the whole round',
    why: 'Reason for the extra time',
    timeCalled: 'Time',
    noRound: 'No round is being played.',
  },
  /** Tournament points, where there is room for two letters. */
  points: 'Pts',
  status: {
    column: 'State',
    differ: 'two reports differ',
    called: 'judge called',
    calledFor: (minutes: number) => `${minutes} min`,
    awaits: (player: string) => `waits for ${player}`,
    entered: 'entered',
    entering: 'entering',
    extended: (minutes: number) => `extended +${minutes}`,
    reported: (player: string) => `${player} reports`,
    ended: 'result missing',
    playing: 'playing',
    slow: 'slow',
    /** Earlier rounds in which the two at a table played to time. */
    toTime: (rounds: readonly number[]) =>
      `to time: ${rounds.map((round) => `R${round}`).join(', ')}`,
    notStarted: 'not started',
    allBegun: 'All have begun',
    begunMany: (count: number) =>
      plural('en', count, {
        one: '{{count}} table has begun.',
        other: '{{count}} tables have begun.',
      }),
    startTable: (table: number) => `Table ${table}: start match`,
    endTable: (table: number) => `Table ${table}: end match`,
    says: (player: string, result: string) => `${player} says ${result}`,
    standing: (result: string) => `Entered: ${result}`,
    /** One press takes what a phone has reported. */
    accept: 'Accept',
    acceptAt: (table: number, result: string) => `Table ${table}: accept ${result}`,
    settle: 'Settle',
    /** Of a table, where only a sign is seen. */
    byPhone: 'reported',
    enterAt: (table: number) => `Table ${table}: enter the result`,
    take: 'Enter this',
    amendTo: 'Amend to this',
  },
  /** When the round is likely to be over. */
  end: {
    expected: (time: string) => `Last result expected about ${time}.`,
    ends: (time: string) => `ends ≈ ${time}`,
    /** When a round to come is likely to begin. */
    about: (time: string) => `≈ ${time}`,
    slow: (tables: string, count: number) =>
      plural('en', count, { one: `Slow: table ${tables}.`, other: `Slow: tables ${tables}.` }),
  },
  /** What the panel beside the tables says about one of them. */
  stream: {
    on: 'on the stream',
    show: 'Show on the stream',
    end: 'Take off the stream',
  },
  panel: {
    choose: 'A number, an arrow key or a click chooses a table.',
    why: 'Why these two',
    check: 'Check it yourself',
    ifEnter: 'If you press Enter now',
    earned: 'What the result earned',
    type: 'Type the numbers of the slip: what they earn appears here.',
    list: 'list',
    /** The table as if it had not begun. */
    takeBack: 'Take back the match',
  },
  /** What was destroyed, added up. */
  calculator: {
    name: 'Calculator',
    lost: (player: string) => `Lost by ${player}`,
    hint: 'Points of everything lost, as in 34 33.',
    hintHalves: 'Points of everything lost, as in 34 33h; h counts half.',
    fate: { stands: 'stands', half: 'half', destroyed: 'destroyed' },
    left: (left: number) => `${left} left`,
    leftHalf: (left: number) => `${left} left: half`,
    defeated: (fallen: number, of: number) => `${fallen} of ${of}`,
    others: 'Cards and mission',
    salvoDice: 'Dice of the final salvo',
    notUnderstood: 'Only numbers with spaces between them.',
    take: 'Use these scores',
  },
  adjust: {
    heading: 'Adjust',
    drag: 'Drag a name onto another, press two names, or type.',
    hint: '4 5 swaps the second players, 4f 5s names the seats, 4t 5t whole tables, 4 b with the bye.',
    line: 'Swap, as in 4 5',
    pick: (player: string) => `Move ${player}`,
    moveTable: (table: number) => `Move table ${table}`,
    swap: 'Swap',
    fix: 'Must meet',
    forbid: 'Must not meet',
    swapPlayers: (one: string, two: string) => `${one} and ${two} change places`,
    swapTables: (one: number, two: number) => `Tables ${one} and ${two} change places`,
    meets: (one: string, two: string) => `${one} meets ${two}`,
    apart: (one: string, two: string) => `${one} does not meet ${two}`,
    notPossible: 'These two cannot change places.',
    asItIs: 'as it is',
    withChange: 'changed',
    why: 'Reason, seen by everyone',
    keep: 'Keep as it is',
    redraws: 'This draws the round again and holds for all later rounds.',
    constraints: 'Laid down for every pairing',
    free: 'Lift',
    whyFree: 'Lifted at the desk',
    wrongOpponents: 'Change pairings',
    wrongOpponentsNote:
      'For two tables that sat down wrongly, or after somebody came or left. A table that has begun stays together: take its match back first, beside it. While the clock runs, the reason goes on record as an exception.',
  },
  /** For those who want to draw the lots again: one press deeper than everything else. */
  lots: {
    open: 'Draw the lots again yourself',
    about: 'With this number and the log anybody gets the same pairings.',
  },
  cost: {
    moves: 'Players who move',
    tables: 'Tables changed',
    rematches: 'Rematches',
    floats: 'Tables with unequal points',
    alone: 'Without opponent',
    receipt: 'Quality',
    /** Where somebody goes down by more than one points group: steps are counted, not tables. */
    steps: (count: number) =>
      plural('en', count, { one: '{{count}} step', other: '{{count}} steps' }),
    avoidable: (count: number) => `${count} avoidable`,
    forbidden: (count: number) => `${count} forbidden`,
    certified: 'best possible',
    byHand: 'by hand',
  },
  amend: {
    believed: 'As entered',
    true: 'Correct',
    whatChanges: 'What changes',
    nothing: 'Nothing changes in the standings.',
    afterRound: (round: number) => `After round ${round}`,
    place: 'Place',
    others: (count: number, names: string | null) =>
      plural('en', count, {
        one: `One other place changes${listed(names)}.`,
        other: `{{count}} other places change${listed(names)}.`,
      }),
    cutLine: (inside: string, outside: string) =>
      `Cut line as it stands: in ${inside}, out ${outside}.`,
    cutSame: 'The cut line stays.',
    unequal: (round: number, tables: string) =>
      `Round ${round}: unequal tournament points at ${tables}.`,
    whatHappens: (round: number) => `What happens to round ${round}`,
    inEveryCase: 'The result is amended in every case.',
    clockRuns: 'The clock runs: people play. The result is amended in every case.',
    choice: {
      leave: 'Leave the round as it is',
      smallest: 'Change the fewest tables',
      best: 'Best round, fewest changes',
      're-pair': 'Pair again all who have not begun',
    } satisfies Record<RepairChoice['kind'], string>,
    choiceNote: {
      leave: 'Nobody moves, even where other pairings would now be better.',
      smallest: 'Only where somebody has no opponent or meets twice.',
      best: 'As good as a new draw, with as few players moved as that allows.',
      're-pair': 'Everybody at a table that has not begun gets a new lot.',
    } satisfies Record<RepairChoice['kind'], string>,
    recommended: 'best pairings again',
    repair: 'Carry out',
    repairNote: 'What the round could be now, by everything known.',
    whyRepair: 'Reason, seen by everyone',
    newTables: 'New pairs',
  },
  hall: {
    heading: 'Tables of the hall',
    first: 'First table',
    closed: 'Closed tables',
    closedNote: 'Numbers with a space or comma between them.',
    player: 'A player who keeps to one table',
    fixedTable: 'Table',
    anyTable: 'any table',
    assigned: (player: string, table: number) => `${player}: table ${table}`,
    save: 'Save',
    fromNext: 'Applies from the next pairing.',
  },
  missing: (round: string, count: number, of: number) =>
    plural('en', count, {
      one: `${round}: {{count}} of ${of} results missing`,
      other: `${round}: {{count}} of ${of} results missing`,
    }),
  /** Tournament points of a result, above their column. */
  earned: 'Earned',
  settleTable: (table: number) => `Settle table ${table}`,
  more: (count: number) => `${count} more`,
  show: {
    all: 'All',
    missing: 'Missing',
    reported: 'Reported',
    needed: 'Needs someone',
    entered: 'Entered',
  },
  noneHere: 'No table like this in the round.',
}
