import type { Details } from '../../vocabulary/details.ts'
import type { Day } from '../../vocabulary/instant.ts'
import type { Options } from '../../vocabulary/option.ts'
import type { Structure } from '../../vocabulary/stage.ts'
import type { Tier } from '../../vocabulary/tier.ts'

export type RoundMinutes = { readonly swiss?: number; readonly elimination?: number }

/** What is settled before anybody plays. */
export type SetUpCommand =
  | {
      readonly kind: 'create-event'
      readonly name: string
      readonly regulation: string
      readonly tier: Tier
      readonly date: Day
      readonly structure: Structure
      readonly options: Options
      /** What every lot of the event is drawn from; absent: the desk's own entropy. */
      readonly entropy?: string
      /** Where the document lets the organizer choose how long rounds are. */
      readonly roundMinutes?: RoundMinutes
      /** What is played, where the document draws it for each round. */
      readonly missions?: readonly string[]
    }
  /** Another plan than the one the event was created with, until play begins. */
  | { readonly kind: 'change-structure'; readonly structure: Structure }
  /** Takes the place of all details before; what was announced is to be announced anew. */
  | { readonly kind: 'set-details'; readonly details: Details }
  /** One line of a checklist of the document. */
  | { readonly kind: 'tick-item'; readonly item: string; readonly ticked: boolean }
  | { readonly kind: 'announce-event' }
  /** A line for everybody in the hall; an empty one takes the last one down. */
  | { readonly kind: 'announce-message'; readonly text: string }
