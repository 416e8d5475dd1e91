import { named } from '../names.ts'
import { copiesSaid } from './copies-said.ts'
import type { KnownCommand, KnownSets } from './known-sets.ts'
import { numberedName } from './numbered-set.ts'
import { exactly, type Meant, nearly } from './set-said.ts'

type CommandSaid = Meant<KnownCommand> & { readonly copies: number; readonly body: string }

/** A command card by its title; of several the one in the set that is named, or in a set of the deck. */
const meantBy = (
  { commands, titles }: KnownSets,
  name: string,
  isLikely: (card: KnownCommand) => boolean,
): Meant<KnownCommand> => {
  const found = named(commands, name)
  const exact = found.find(isLikely) ?? found[0]
  if (exact !== undefined) return exactly(exact)
  const meant = nearly(titles, name)
  const alike = meant.card === null ? [] : named(commands, meant.card.name)
  return { ...meant, card: alike.find(isLikely) ?? meant.card }
}

export const commandSaid = (
  known: KnownSets,
  text: string,
  isOpen: (card: KnownCommand) => boolean,
): CommandSaid => {
  const { copies, body } = copiesSaid(text)
  const [whole] = named(known.commands, body)
  const numbered = whole === undefined ? numberedName(body) : null
  if (numbered === null) return { ...meantBy(known, body, isOpen), copies, body }
  const isCount = numbered.bare && Number(numbered.number) < 10
  const meant = meantBy(known, numbered.name, (card) =>
    isCount ? isOpen(card) : card.set.id === numbered.number,
  )
  return { ...meant, copies: isCount ? Number(numbered.number) : copies, body }
}
