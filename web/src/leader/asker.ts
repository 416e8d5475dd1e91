import {
  type Actor,
  type Catalogue,
  type Command,
  type Decision,
  decide,
  type Event,
  instant,
} from '@topcut/engine'

/** What the engine makes of a command on the state this page holds; nothing is sent. */
export type Asker = (command: Command, override?: string) => Decision

type Known = { readonly me: Actor; readonly cards: Catalogue | null; readonly ask: Asker }

const known = new WeakMap<Event, Known>()

const isSame = (one: Actor, two: Actor): boolean =>
  one.role === two.role && one.leader === two.leader && one.player === two.player

/**
 * Asks in this person's name. Whoever asks about the very same command again, beside the table or
 * below it, is told what was decided: one entry is decided once, not at every place that shows it.
 * `cards`: those that came with this version, as far as somebody here has opened a list.
 */
export const askerOf = (event: Event, me: Actor, cards: Catalogue | null = null): Asker => {
  const before = known.get(event)
  if (before?.cards === cards && isSame(before.me, me)) return before.ask
  const answers = new WeakMap<Command, Decision>()
  const ask: Asker = (command, override) => {
    const answered = override === undefined ? answers.get(command) : undefined
    if (answered !== undefined) return answered
    const decision = decide(event, {
      command,
      by: me,
      at: instant(Date.now()),
      entropy: 'a try, not a draw',
      cards,
      ...(override === undefined ? {} : { override }),
    })
    if (override === undefined) answers.set(command, decision)
    return decision
  }
  known.set(event, { me, cards, ask })
  return ask
}
