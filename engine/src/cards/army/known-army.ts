import { type Words, wordsOfCards } from '../by-words.ts'
import type { ArmyCatalogue, CommandCard, DeploymentCard } from '../catalogue.ts'
import { calledBy, type Names, namesOf, plainName } from '../names.ts'
import { titlesOf } from './army-title.ts'

type KnownArmy = {
  readonly byId: ReadonlyMap<string, DeploymentCard>
  readonly factions: Names<ArmyCatalogue['factions'][number]>
  readonly titles: ReadonlyMap<string, string>
  readonly deployments: Names<DeploymentCard>
  readonly commands: Names<CommandCard>
  readonly words: Words<DeploymentCard>
}

const withoutAside = (name: string): string => name.replace(/\s*\(.*\)$/, '')

/** Everything a group is called: other editions say in brackets which of two it is. */
const namesOfGroup = (card: DeploymentCard, title: string): readonly string[] => {
  const { id, name, names, subtitle = '', figures = 0 } = card
  const translated = Object.values(names ?? {})
  const many = figures > 1 ? [`${name}s`] : []
  const all = [id, title, name, name + subtitle, ...many, ...translated]
  return [...all, ...translated.map(withoutAside)].map(plainName)
}

const namesOfGroups = (
  cards: readonly DeploymentCard[],
  titles: ReadonlyMap<string, string>,
): Names<DeploymentCard> =>
  calledBy(cards, (card) => namesOfGroup(card, titles.get(card.id) ?? card.name))

const known = new WeakMap<ArmyCatalogue, KnownArmy>()

/** Made once for a catalogue: a list is read at every letter that is typed. */
export const knownArmy = (catalogue: ArmyCatalogue): KnownArmy => {
  const made = known.get(catalogue)
  if (made !== undefined) return made
  const titles = titlesOf(catalogue)
  const fresh = {
    factions: namesOf(catalogue.factions),
    byId: new Map(catalogue.deployments.map((card) => [card.id, card])),
    titles,
    deployments: namesOfGroups(catalogue.deployments, titles),
    commands: namesOf(catalogue.commands),
    words: wordsOfCards(catalogue.deployments),
  }
  known.set(catalogue, fresh)
  return fresh
}
