import type { Fault } from '@topcut/protocol'
import type { Weakness } from '../../access/passphrase/weakness.ts'

/** Every problem that is not a refusal of the rules, with what its sentence needs. */
export type Trouble =
  | { readonly code: 'malformed'; readonly fault: Fault }
  | { readonly code: 'stale'; readonly revision: number }
  | {
      readonly code: 'too-many-tries' | 'registration-rush' | 'too-much-sent'
      readonly seconds: number
    }
  | { readonly code: 'weak-passphrase'; readonly weakness: Weakness }
  | {
      readonly code:
        | 'not-json'
        | 'not-found'
        | 'no-such-event'
        | 'unknown-player'
        | 'no-cards'
        | 'no-record-yet'
        | 'not-as-asked'
        | 'too-large'
        | 'wrong-content-type'
        | 'foreign-origin'
        | 'unknown-host'
        | 'tls-needed'
        | 'command-id-reused'
        | 'sign-in-needed'
        | 'not-yours'
        | 'token-not-known'
        | 'not-for-programs'
        | 'link-not-open'
        | 'link-elsewhere'
        | 'wrong-passphrase'
        | 'wrong-sign-in'
        | 'passphrase-needed'
        | 'passphrase-unset'
        | 'link-needed'
        | 'name-needed'
        | 'name-taken'
        | 'wrong-code'
        | 'registration-closed'
        | 'registration-full'
        | 'judge-called-already'
        | 'event-archived'
        | 'other-name'
        | 'export-first'
        | 'hook-address'
        | 'hooks-full'
        | 'busy'
        | 'stopping'
        | 'fault'
    }

export type TroubleCode = Trouble['code']
