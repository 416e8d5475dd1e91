import type { Regulation, Tie } from '@topcut/engine'
import type { Language } from '@topcut/protocol/words'
import type { PaperSize } from '../../pages/print/paper-size.ts'
import type { ListsToPrint } from '../../pages/print/print-options.ts'
import type { Sheet } from '../../pages/print/sheets.ts'

/** How a round is paired without a machine, for each clause a document may have. */
export type ByHandWords = {
  readonly byeFirst: string
  readonly bye: { readonly [O in Regulation['bye']['laterRounds']['value']]: string }
  readonly pairing: {
    readonly [P in
      | Regulation['pairing']['firstRound']['value']
      | Regulation['pairing']['laterRounds']['value']]: string
  }
  readonly rematch: { readonly [R in Regulation['pairing']['rematch']['value']]: string }
  readonly avoid: string
  readonly write: string
  readonly seeding: string
  readonly bracket: { readonly [B in Regulation['elimination']['bracket']['value']]: string }
  readonly withdrawal: string
}

/** What is said about paper, and on it. */
export type PrintWords = {
  readonly choose: string
  readonly sheets: { readonly [S in Sheet]: string }
  /** What a sheet is for, beside the preview. */
  readonly about: { readonly [S in Sheet]: string }
  readonly size: string
  readonly sizes: { readonly [S in PaperSize]: string }
  readonly language: string
  readonly asScreen: string
  readonly languages: { readonly [L in Language]: string }
  readonly fullNames: string
  readonly blank: string
  readonly listKinds: { readonly [K in ListsToPrint]: string }
  readonly onlyHere: string

  readonly asOf: (time: string) => string
  readonly leafOf: (leaf: number, of: number) => string
  readonly resultsOf: (round: number) => string
  readonly placesLater: string
  readonly noProxies: string
  readonly noBracket: string
  readonly noLists: string

  readonly handIn: string
  readonly handInOrScan: string
  readonly code: (match: string) => string
  readonly drops: string
  readonly signature: string
  /** What decides equal scores, in one word each. */
  readonly tie: { readonly [T in keyof Tie]-?: string }
  readonly gameWon: (game: number) => string
  readonly gameDrawn: (game: number) => string

  readonly ownScore: string
  readonly otherScore: string
  readonly opponentSigns: string

  readonly addedUp: string
  readonly checkedBy: string
  readonly upgrades: string
  readonly attached: string
  readonly commands: string

  readonly kitAbout: string
  readonly pairByHand: (round: number) => string
  readonly times: string
  readonly begins: string
  readonly ends: string
  readonly groups: string
  readonly groupsNote: string
  readonly groupsRunning: (round: number) => string
  readonly met: string
  readonly meets: string
  readonly tablesByHand: string
  readonly byHand: ByHandWords
}
