/** What the judge's phone says beside what the desk says already. */
export type JudgeWords = {
  readonly title: string
  readonly parts: string
  readonly tabs: {
    readonly tables: string
    readonly calls: string
    readonly matters: string
    readonly 'look-up': string
  }
  readonly toJudge: string
  readonly toPublic: string
  readonly back: string
  readonly noRound: string
  readonly noTables: string
  readonly withResult: (count: number) => string
  readonly left: (time: string) => string
  readonly over: (time: string) => string
  readonly moreTime: string
  readonly ruleOn: (name: string) => string
  readonly component: (name: string) => string
  readonly atThisTable: string
  readonly noCalls: string
  readonly historyOf: (name: string) => string
  readonly find: string
  readonly nothingFound: string
  readonly procedures: string
  readonly places: {
    readonly 'round-start': string
    readonly 'set-up': string
    readonly 'mirror-match': string
    readonly 'at-the-table': string
    readonly 'round-end': string
    readonly conduct: string
    readonly material: string
    readonly spectators: string
  }
  readonly list: string
  readonly noList: string
  readonly listHidden: string
  readonly listParts: {
    readonly obstacles: string
    readonly damageDeck: string
    readonly sum: string
  }
  readonly message: {
    readonly title: string
    readonly about: string
    readonly text: string
    readonly missing: string
    readonly standing: (time: string) => string
    readonly wall: string
    readonly publicPage: string
    readonly takeDown: string
  }
}
