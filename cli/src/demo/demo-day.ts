import {
  type About,
  type LeaderId,
  leaderId,
  type PlayerId,
  playerId,
  type Structure,
  type Tier,
} from '@topcut/engine'
import type { Language } from '@topcut/protocol/words'
import harbourCup from './days/harbour-cup.json' with { type: 'json' }
import kellerpokal from './days/kellerpokal.json' with { type: 'json' }
import pucharTwierdzy from './days/puchar-twierdzy.json' with { type: 'json' }

/** An invented day, as its organizer typed it, and how far it is. */
export type DemoDay = {
  /** What the event is created by: the same one has the same address after every reset. */
  readonly id: string
  /** What its organizer speaks. */
  readonly language: Language
  readonly regulation: string
  readonly name: string
  readonly tier: Tier
  readonly structure: Structure
  readonly missions?: readonly string[]
  readonly about: About
  /** Where its tables begin in the hall that all three share. */
  readonly firstTable: number
  /** What is told to everybody at the moment. */
  readonly message: string
  readonly judge: string
  readonly players: readonly { readonly name: string; readonly club?: string }[]
  /** As players hand them in, one after the other and from the beginning again. */
  readonly lists: readonly string[]
  /** So many minutes ago the clock of each round was started; none: everybody still comes in. */
  readonly started: readonly number[]
  /** The tables of the last of them that still play. */
  readonly open?: number
  /** Who is there already, where nobody plays yet, and whose list is missing. */
  readonly checkedIn?: number
  readonly withoutList?: number
  /** What somebody at one of the open tables calls a judge for. */
  readonly call?: string
  /** The player one comes in as; where tables are open, one at a table that is. */
  readonly phone: string
}

/** A test plays them: what a compiler makes of a file is no day yet. */
export const demoDays = [
  harbourCup,
  kellerpokal,
  pucharTwierdzy,
] as readonly unknown[] as readonly DemoDay[]

export const playerNamed = ({ players }: DemoDay, name: string): PlayerId =>
  playerId(`player-${players.findIndex((one) => one.name === name) + 1}`)

export const judgeOf = ({ id }: DemoDay): LeaderId => leaderId(`${id}-judge`)
