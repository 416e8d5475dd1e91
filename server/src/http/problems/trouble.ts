import type { Fault } from '@topcut/protocol'

/** Every problem that is not a refusal of the rules, with what its sentence needs. */
export type Trouble =
  | { readonly code: 'malformed'; readonly fault: Fault }
  | { readonly code: 'stale'; readonly revision: number }
  | { readonly code: 'too-many-tries'; readonly seconds: number }
  | {
      readonly code:
        | 'not-json'
        | 'not-found'
        | 'no-such-event'
        | 'unknown-player'
        | 'too-large'
        | 'wrong-content-type'
        | 'foreign-origin'
        | 'unknown-host'
        | 'command-id-reused'
        | 'sign-in-needed'
        | 'not-yours'
        | 'link-not-open'
        | 'wrong-passphrase'
        | 'passphrase-needed'
        | 'passphrase-unset'
        | 'wrong-code'
        | 'registration-closed'
        | 'busy'
        | 'fault'
    }

export type TroubleCode = Trouble['code']
type Plain = Exclude<TroubleCode, 'malformed' | 'stale' | 'too-many-tries'>

export type ProblemWords = {
  readonly refused: string
  readonly titles: { readonly [C in TroubleCode]: string }
  readonly details: { readonly [C in Plain]: string }
  readonly stale: (revision: number) => string
  readonly tooManyTries: (seconds: number) => string
  /** The whole of what was sent, where no field can be named. */
  readonly body: string
  readonly kinds: { readonly [kind: string]: string }
  readonly fault: {
    readonly missing: (field: string) => string
    readonly unknown: (field: string) => string
    readonly blank: (field: string) => string
    readonly form: (field: string) => string
    readonly type: (field: string, kind: string) => string
    readonly choice: (field: string, choices: string) => string
    readonly range: (field: string, least: number, most: number | null) => string
    readonly length: (field: string, least: number, most: number | null) => string
  }
}
