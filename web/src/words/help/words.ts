import type { Regulation } from '@topcut/engine'
import type { Section } from '../../pages/desk/sections.ts'

type Value<C> = C extends { readonly value: infer V extends string } ? V : never

/** What the desk explains of its own parts, by the document that the event is run by. */
export type HelpWords = {
  readonly heading: string
  readonly byDocument: (document: string) => string
  readonly silent: string
  /** What a part of the desk is for. */
  readonly about: { readonly [S in Section]: string }

  readonly firstRound: string
  readonly laterRounds: {
    readonly [V in Value<Regulation['pairing']['laterRounds']>]: string
  }
  readonly rematch: { readonly [V in Value<Regulation['pairing']['rematch']>]: string }
  readonly bye: string
  readonly roundLasts: (minutes: number) => string
  readonly roundUnlimited: string
  readonly finalUnlimited: string

  readonly winner: string
  readonly level: (measures: string) => string
  readonly deduction: string

  readonly structure: {
    readonly suggested: string
    readonly minimum: string
    readonly free: string
  }
  readonly counted: string

  readonly listsDue: string
  readonly listsLocked: string
  readonly listContents: (contents: string) => string

  readonly mayPlay: (tiers: string) => string
  readonly mayNotPlay: (tiers: string) => string
  readonly second: string
  readonly lastWord: (roles: string) => string
  readonly disqualifiedBy: (roles: string) => string

  readonly noShow: string
  readonly readmission: string
  readonly avoid: (tiers: string) => string

  readonly seeding: string
  readonly bracket: { readonly [V in Value<Regulation['elimination']['bracket']>]: string }
  readonly champion: string
  readonly withdrawal: string
  readonly replacement: { readonly [V in Value<Regulation['cut']['replacement']>]: string }
}
