import type { MatchId, PlayerId } from '../../vocabulary/ids.ts'
import type { Role } from '../../vocabulary/role.ts'
import type { Ask } from './ask.ts'
import type { Decision } from './decision.ts'
import type { Log } from './entry.ts'
import type { EventState } from './state.ts'

/** What is known of a command before anybody gives it. */
export type Traits = {
  /** Which roles may give it; whether it is their own matter is the command's to say. */
  readonly may: readonly Role[]
  /**
   * Whose revision it expects. Sixty-four people at sixty-four tables must not stand in each
   * other's way; two who press the same button must not move the rounds on twice.
   */
  readonly touches: 'match' | 'rounds' | 'nothing'
  /** It cannot be taken back once a hall has seen it: where others can listen, a secret is asked. */
  readonly grave: boolean
  /** It still makes sense when the champion is known. */
  readonly afterTheEnd: boolean
  /** It brings a player whose name travels beside it: names are kept beside the log. */
  readonly takesName: boolean
}

/** Only what names a match can go by a match, only what names a player can bring one. */
type Own<C> = {
  readonly touches: C extends { readonly match: MatchId }
    ? Traits['touches']
    : Exclude<Traits['touches'], 'match'>
  readonly takesName: C extends { readonly player: PlayerId } ? boolean : false
}

export type CommandRecord<C> = Traits &
  Own<C> & {
    readonly decide: (state: EventState, command: C, ask: Ask, log: Log) => Decision
  }

/** A command without its record does not compile, nor a record that leaves something out. */
export type CommandRecords<C extends { readonly kind: string }> = {
  readonly [K in C['kind']]: CommandRecord<Extract<C, { readonly kind: K }>>
}

export const organizer: readonly Role[] = ['organizer']
export const heads: readonly Role[] = ['organizer', 'marshal']
export const anyLeader: readonly Role[] = ['organizer', 'marshal', 'judge']
export const desk: readonly Role[] = [...anyLeader, 'scorekeeper']
export const deskAndPlayers: readonly Role[] = [...desk, 'player']
