import type { AfterWords } from './after/words.ts'
import type { BeforeWords } from './before/words.ts'
import type { FormWords } from './forms/form-words.ts'
import type { PeopleWords } from './people/words.ts'
import type { RoundWords } from './round/words.ts'

/** What only the pages say; terms and sentences of the rules come from the protocol's words. */
export type PageWords = {
  readonly form: FormWords
  readonly before: BeforeWords
  readonly rounds: RoundWords
  readonly afterwards: AfterWords
  readonly people: PeopleWords
  readonly signInNote: string
  readonly passphrase: string
  readonly choosePassphrase: string
  readonly choosePassphraseNote: string
  readonly keepPassphrase: string
  readonly notForYou: string
  readonly newEvent: string
  readonly eventName: string
  readonly structureNote: {
    readonly table: string
    readonly open: string
    readonly elimination: string
  }
  readonly fromPlayers: string
  readonly swissRounds: string
  readonly cutSize: string
  readonly cutChoice: string
  readonly noCut: string
  readonly roundMinutes: string
  readonly finalsMinutes: string
  readonly minutesBetween: (from: number, to: number) => string
  readonly missions: string
  readonly missionsNote: string
  readonly optionsNote: string
  readonly usual: (value: string) => string
  readonly entries: (count: number) => string
  readonly noEvents: string
  readonly listUnreachable: string
  readonly eventUnreachable: string

  readonly day: string
  readonly waitsFor: string
  readonly sections: string
  readonly skip: string
  readonly keys: string
  readonly keyHelp: readonly (readonly [key: string, does: string])[]
  /** What is written on the key. */
  readonly ctrl: string
  readonly close: string

  readonly announced: string
  readonly ceremony: string
  readonly round: (round: number) => string
  readonly roundOf: (round: number, total: number) => string
  readonly cutTo: (size: number) => string
  readonly timeLeft: string

  readonly addPlayers: string
  readonly pairRound: (round: number) => string
  readonly publishRound: (round: number) => string
  readonly closeRound: (round: number) => string
  readonly enterTable: (table: number) => string
  readonly planFor: (players: string, plan: string) => string

  readonly namesLabel: string
  readonly lateLabel: string
  readonly namesHint: string
  readonly earnedBye: string
  readonly registerMany: (count: number) => string
  readonly registerLateMany: (count: number) => string
  readonly sharedNames: (names: string) => string
  readonly registeredMany: (count: number) => string
  readonly checkedInMany: (count: number) => string
  readonly present: (present: number, of: number) => string
  readonly actionsFor: (player: string) => string
  readonly when: string
  readonly whyDisqualify: string
  readonly notPresent: string
  readonly deductPoints: string
  readonly whyDeduct: string
  readonly lastRound: (round: number) => string

  readonly first: string
  readonly second: string
  readonly scoreOf: (player: string) => string
  readonly endingOf: (table: number) => string
  readonly byWhom: string
  readonly hadInitiative: string
  readonly enter: string
  readonly amend: string
  readonly amendTable: (table: number) => string
  readonly whyAmend: string
  readonly withEnter: string
  readonly notPublished: string
  readonly meanwhile: (theirs: string, mine: string) => string
  readonly takeMine: string
  readonly discard: string
  readonly tablesOf: (round: number) => string
  readonly toBePublished: (round: number) => string
  readonly pairAgain: string
  readonly leftOut: string

  readonly after: (round: number) => string
  readonly interim: (round: number) => string
  readonly afterShort: string
  readonly finalPlaces: string
  readonly over: (measure: string, own: string, other: string) => string
  readonly under: (measure: string, own: string, other: string) => string
  readonly margin: string
  readonly schedule: string
  readonly extendedSchedule: string
  readonly exactly: (value: string) => string
  readonly detailsOf: (player: string) => string
  readonly opponentPoints: string
  readonly winnerOf: (game: string) => string
  /** A bracket with a side for those who have lost once; games are called W1, L1, GF1. */
  readonly chart: {
    readonly winnerOf: (game: string) => string
    readonly loserOf: (game: string) => string
    readonly cameFrom: (game: string) => string
    readonly onlyIfLevel: string
    readonly slot: (slot: number) => string
  }
  readonly sitsOut: string

  readonly undoReason: string
  readonly undoEntry: (entry: number) => string
  readonly undoTakes: (count: number) => string
  readonly olderEntries: (count: number) => string
  readonly lastDone: string
  readonly goAhead: string

  readonly live: string
  readonly shownAge: (age: string) => string
  readonly ageSeconds: (count: number) => string
  readonly ageMinutes: (count: number) => string
  readonly waitingToSend: (count: number) => string
  readonly progress: (done: number, of: number) => string
}
