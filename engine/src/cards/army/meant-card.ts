import { byWords } from '../by-words.ts'
import type { ArmyCatalogue, CommandCard, DeploymentCard } from '../catalogue.ts'
import { isNear, type Names, type Near, named, nearest, plainName } from '../names.ts'
import type { CardHit } from '../reading.ts'
import type { ArmySection } from './army-headings.ts'
import { spellings } from './army-spelling.ts'
import { knownArmy } from './known-army.ts'

/** The cards a piece of text may mean: one, several that share its name, or only near ones. */
export type Meant = {
  readonly section: ArmySection | null
  readonly groups: readonly DeploymentCard[]
  readonly commands: readonly CommandCard[]
  readonly isExact: boolean
  readonly nearest: readonly CardHit[]
}

/** Whether any card was found. */
export const isKnown = ({ groups, commands }: Meant): boolean => groups.length + commands.length > 0

const nothing: Meant = { section: null, groups: [], commands: [], isExact: false, nearest: [] }

const exactly = <T>(names: Names<T>, texts: readonly string[]): readonly T[] => {
  for (const text of texts) {
    const found = named(names, text)
    if (found.length > 0) return found
  }
  return []
}

/** The card of exactly this name, in any spelling of it; commands first in the command deck. */
export const namedCards = (
  catalogue: ArmyCatalogue,
  text: string,
  section: ArmySection | null,
): Meant => {
  const { deployments, commands } = knownArmy(catalogue)
  const texts = spellings(text)
  const asCommand = exactly(commands, texts)
  if (section === 'command-deck' && asCommand.length > 0) {
    return { ...nothing, section, commands: asCommand, isExact: true }
  }
  const groups = exactly(deployments, texts)
  if (groups.length > 0) return { ...nothing, section: 'deployments', groups, isExact: true }
  if (asCommand.length === 0) return nothing
  return { ...nothing, section: 'command-deck', commands: asCommand, isExact: true }
}

/** More than a name with a few letters wrong is another card that nobody knows; less may be its half. */
const isOneOf = <T>({ all }: Names<T>, card: T, asked: string): boolean =>
  all.some(
    ({ name, cards }) =>
      cards.includes(card) &&
      asked.length - name.length <= Math.max(2, asked.length / 5) &&
      name.length - asked.length <= Math.max(2, asked.length / 2),
  )

type Nearby<T> = { readonly hits: readonly Near<T>[]; readonly taken: readonly T[] }

const nearby = <T>(names: Names<T>, text: string): Nearby<T> => {
  const hits = nearest(names, text, 6)
  const [first] = hits
  const asked = plainName(text)
  const isTaken =
    first !== undefined && isNear(first.letters, asked) && isOneOf(names, first.card, asked)
  const taken = isTaken ? hits.filter(({ letters }) => letters === first.letters) : []
  return { hits, taken: taken.map(({ card }) => card) }
}

/** `Vader`, `eWeequays`, `Grand Inquisitor 9`: those of the one name that has these words. */
const nicknamed = (catalogue: ArmyCatalogue, text: string): readonly DeploymentCard[] => {
  const { words } = knownArmy(catalogue)
  const found = byWords(words, text.replace(/\s[-−–]?\d{1,2}$/u, ''))
  return found.every(({ name }) => name === found[0]?.name) ? found : []
}

/** The cards whose names are nearest; those near enough are taken for what was meant. */
export const nearCards = (
  catalogue: ArmyCatalogue,
  text: string,
  section: ArmySection | null,
  isTitle = false,
): Meant => {
  const { deployments, commands, titles } = knownArmy(catalogue)
  const last = spellings(text).at(-1) ?? ''
  const groups = nearby(deployments, last)
  const orders = nearby(commands, last)
  const letters = ({ hits, taken }: Nearby<unknown>): number =>
    taken.length === 0 ? Number.POSITIVE_INFINITY : (hits[0]?.letters ?? 0)
  const isCommand =
    section === 'command-deck'
      ? orders.taken.length > 0 || groups.taken.length === 0
      : letters(orders) < letters(groups) && (section === null || groups.taken.length === 0)
  const named = [
    ...(isCommand && section !== null ? [] : groups.hits).map(({ card, letters: by }) => ({
      id: card.id,
      name: titles.get(card.id) ?? card.name,
      by,
    })),
    ...(isCommand || section === null ? orders.hits : []).map(({ card, letters: by }) => ({
      id: card.id,
      name: card.name,
      by,
    })),
  ]
  // Among names of lists there are many of that kind.
  const isNicknamed = !isCommand && !isTitle && groups.taken.length === 0
  return {
    section: isCommand ? 'command-deck' : 'deployments',
    groups: isCommand ? [] : isNicknamed ? nicknamed(catalogue, last) : groups.taken,
    commands: isCommand ? orders.taken.slice(0, 1) : [],
    isExact: false,
    nearest: named
      .toSorted((a, b) => a.by - b.by)
      .slice(0, 3)
      .map(({ id, name }) => ({ id, name })),
  }
}
