import type { ListOf, SquadList } from '@topcut/engine'
import type { Where } from './card-at.ts'

type Deck = ListOf<'decks'>['decks'][number]

/** An objective takes the cards of its set along, unless it is there twice. */
const withoutSet = <D extends Deck>(deck: D, entry: number): D => {
  const { affiliations, objectives, commands } = deck
  const at = entry - affiliations.length
  if (at < 0) return { ...deck, affiliations: affiliations.toSpliced(entry, 1) }
  const gone = objectives[at]
  if (gone === undefined) {
    return { ...deck, commands: commands.toSpliced(at - objectives.length, 1) }
  }
  const others = objectives.toSpliced(at, 1)
  const isGone = (set: string | undefined) =>
    set !== undefined && set === gone.set && others.every((one) => one.set !== set)
  return { ...deck, objectives: others, commands: commands.filter(({ set }) => !isGone(set)) }
}

const changed = <T>(all: readonly T[], at: number | undefined, change: (one: T) => T) =>
  all.map((one, index) => (index === at ? change(one) : one))

/** The list with one card less: a ship or a group goes with everything under it. */
export const withoutCard = (list: SquadList, { deck, entry = -1, under }: Where): SquadList => {
  switch (list.kind) {
    case 'squad': {
      const ships =
        under === undefined
          ? list.ships.toSpliced(entry, 1)
          : changed(list.ships, entry, (ship) => ({
              ...ship,
              upgrades: ship.upgrades.toSpliced(under, 1),
            }))
      return { ...list, ships }
    }
    case 'army': {
      if (deck !== undefined) {
        return { ...list, commandDeck: (list.commandDeck ?? []).toSpliced(entry, 1) }
      }
      const deployments =
        under === undefined
          ? list.deployments.toSpliced(entry, 1)
          : changed(list.deployments, entry, (group) => ({
              ...group,
              attachments: group.attachments.toSpliced(under, 1),
            }))
      return { ...list, deployments }
    }
    case 'decks':
      return { ...list, decks: changed(list.decks, deck, (one) => withoutSet(one, entry)) }
    case 'team-decks':
      return { ...list, decks: changed(list.decks, deck, (one) => withoutSet(one, entry)) }
    case 'text':
      return list
  }
}
