import type { InitiativeBy } from '@topcut/engine'
import type { OwnClock } from '../../pages/phone/own-clock.ts'
import type { Tab } from '../../pages/phone/place.ts'
import type { SetUpFactWords } from '../../pages/phone/set-up/set-up-facts.ts'

type Count = (n: number) => string

/** What a player's phone says by itself; the sentences of the documents come later. */
export type PhoneWords = {
  readonly title: string
  readonly titleAt: (table: number) => string
  readonly pages: string
  readonly tabs: { readonly [T in Tab]: string }
  readonly menu: string
  readonly back: string
  readonly loading: string
  readonly noServer: string
  readonly stranger: string
  readonly strangerNote: string
  readonly toRegister: string
  readonly publicPage: string
  readonly otherSlip: string
  readonly otherSlipNote: string
  readonly toMyMatch: string

  readonly asOf: (time: string, minutes: number) => string
  readonly toSend: Count
  readonly notTaken: string
  readonly understood: string

  readonly round: (round: number) => string
  readonly roundOf: (round: number, of: number) => string
  readonly until: (time: string) => string
  readonly clock: { readonly [K in OwnClock['kind'] | 'closed']: string }
  readonly extended: Count

  readonly table: string
  readonly you: string
  readonly points: Count
  readonly pointsLikeYou: Count
  readonly pointsUnit: Count
  readonly tally: (won: number, drawn: number, lost: number) => string
  readonly seed: (seed: number) => string
  readonly sitFirst: string
  readonly sitSecond: string
  readonly mission: string
  readonly side: { readonly light: string; readonly dark: string }
  readonly chooseSide: string
  /** Behind the name of the opponent. */
  readonly choosesSide: string
  readonly decideInitiative: string
  readonly decidesInitiative: string
  readonly initiativeBy: { readonly [B in Exclude<InitiativeBy, 'first' | 'second'>]: string }

  /** `match`: what the title calls one. */
  readonly matchEnded: (match: string) => string
  readonly isItOver: string
  readonly noAids: string
  readonly yesOver: string
  readonly notYet: string
  readonly over: string
  readonly enterResult: string
  readonly changeResult: string
  readonly youSaid: string
  readonly waitingFor: string
  readonly says: string
  readonly judgeTold: string
  readonly resultIn: string
  readonly nextPairing: string
  readonly thatIsRight: string
  readonly sayOtherwise: string

  readonly bye: string
  readonly byeNote: string
  readonly waitingList: (place: number) => string
  readonly waitingNote: string
  readonly left: string
  readonly leftNote: string
  readonly out: string
  readonly outNote: string
  readonly finished: string
  readonly place: string
  readonly champion: string
  readonly notPaired: string
  readonly notPairedNote: string
  readonly yourNumber: (number: number) => string
  readonly checkedIn: string
  readonly checkIn: string
  readonly handInList: string

  readonly callJudge: string
  readonly calling: string
  readonly calledFor: Count
  readonly onTheWay: string
  readonly about: string
  readonly callNote: string
  readonly callReasons: readonly [string, ...string[]]
  readonly cancelCall: string

  readonly leave: string
  readonly leaveAsk: string
  readonly leaveNote: string
  readonly leaveBefore: string
  readonly leaveAfterRound: string
  readonly leaveNow: string
  readonly stay: string

  readonly tellMe: string
  readonly tellMeNote: string

  readonly noStandings: string
  readonly afterRound: (round: number) => string
  readonly finalPlaces: string
  readonly marginShort: string
  readonly scheduleShort: string
  readonly cutNote: (size: number) => string

  readonly noRecord: string
  readonly numbers: string
  readonly matches: string
  readonly roundTable: (round: number, table: number) => string
  readonly stillOpen: string
  readonly rulings: string
  readonly deducted: Count
  readonly appeal: string
  readonly appealed: string
  readonly appealDecided: { readonly upheld: string; readonly changed: string }

  readonly needsTitle: string
  readonly noNeeds: string

  readonly setUp: string
  readonly atThisTable: string
  readonly steps: {
    readonly [P in 'set-up' | 'mirror-match' | 'round-start' | 'at-the-table' | 'round-end']: string
  }
  readonly setUpFacts: SetUpFactWords

  readonly material: string
  readonly materialNote: string
  readonly component: string
  readonly componentName: string
  readonly tellLeaders: string
  readonly caseOpen: string

  readonly tableRound: (table: number, round: number) => string
  readonly nothingToReport: string
  readonly howEnded: string
  readonly handIn: string
  readonly handInThis: (result: string) => string
  readonly bothHandIn: string
  readonly theirShips: (player: string) => string
  readonly ownShips: string
  readonly half: string
  readonly theirFigures: (player: string) => string
  readonly ownFigures: string
  readonly countFigures: string
  readonly figureCost: string
  readonly defeated: string
  readonly fewer: string
  readonly oneMore: string
  readonly noneLeft: string
  readonly otherPoints: string

  readonly onItsWay: string
  readonly listIn: string
  readonly listLocked: string
  readonly corrected: string
  readonly listPoints: Count
  readonly replaceList: string

  readonly register: {
    readonly title: string
    readonly code: string
    readonly codeNote: string
    readonly name: string
    readonly club: string
    readonly shown: string
    readonly shownNote: string
    readonly shownAs: { readonly usual: string; readonly full: string; readonly short: string }
    readonly button: string
    readonly already: string
  }
}
