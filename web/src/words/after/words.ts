import type { Explained } from '@topcut/engine'

/** What is said about what has happened: the log, the standings, the bracket, the end. */
export type AfterWords = {
  readonly log: {
    readonly search: string
    readonly kind: string
    readonly anyKind: string
    readonly who: string
    readonly anybody: string
    readonly found: (count: number) => string
    readonly stateThen: string
    readonly lookAt: (entry: number) => string
    readonly stateAfter: (entry: number, time: string) => string
    readonly moment: string
    readonly earlier: string
    readonly later: string
    readonly backToNow: string
    readonly difference: string
    readonly noDifference: string
    readonly notCreated: string
    readonly newResults: (count: number) => string
    readonly goneResults: (count: number) => string
    readonly moved: (count: number) => string
    readonly newRounds: (count: number) => string
    readonly notThereThen: string
    readonly placeThen: (then: string, now: string) => string
    readonly nothingThen: string
  }
  readonly undo: {
    readonly again: string
    readonly redo: string
  }
  readonly standings: {
    readonly closedAt: (time: string) => string
    readonly corrected: string
    readonly changed: (count: number) => string
    readonly unchanged: (time: string) => string
    readonly opens: string
    readonly how: { readonly [H in Explained['how']]: string }
    readonly sum: string
    readonly dividedBy: (divisor: number) => string
    readonly deducted: string
    readonly above: (player: string, by: string) => string
    readonly below: (player: string, by: string) => string
    readonly decides: string
    readonly decided: (count: number) => string
    readonly notNeeded: string
    readonly isIn: (player: string, by: string) => string
    readonly explain: (measure: string, player: string) => string
  }
  readonly files: {
    readonly files: string
    readonly csv: string
    readonly text: string
    readonly textLabel: string
    readonly copy: string
    readonly copied: string
    readonly notCopied: string
    readonly whole: string
    readonly wholeNote: string
    readonly withPeople: string
    readonly withoutPeople: string
    readonly saved: (file: string) => string
    readonly heldOnly: string
  }
  readonly prizes: {
    readonly heading: string
    readonly label: string
    readonly note: string
    readonly prize: string
  }
  readonly ceremony: {
    readonly open: string
    readonly fromLast: string
    readonly fromTop: (count: number) => string
    readonly next: string
    readonly before: string
    readonly begin: string
  }
  readonly bracket: {
    readonly preview: (size: number) => string
    readonly previewNote: string
    readonly due: string
    readonly enter: (game: string) => string
    readonly leave: string
    readonly declined: string
    readonly seeds: string
    readonly out: string
  }
  readonly start: {
    readonly practice: string
    readonly practiceNote: string
    readonly practiceName: string
    readonly practiceReason: string
    readonly practiceButton: string
    readonly practiceStopped: string
  }
}
