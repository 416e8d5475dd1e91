import fc from 'fast-check'
import type {
  ArmyCatalogue,
  CommandCard,
  DeploymentCard,
} from '../../engine/src/cards/catalogue.ts'
import { asPrinted, readList } from '../../engine/src/cards/list-cards.ts'
import type { Reading } from '../../engine/src/cards/reading.ts'
import { regulationOf } from '../../engine/src/regulations/catalogue.ts'
import type { Finding } from '../../engine/src/vocabulary/finding.ts'
import type { ListOf, SquadList } from '../../engine/src/vocabulary/squad-list.ts'
import { findingsOf } from '../../engine/testing/squad.ts'
import { catalogueOf } from './index.ts'

const opened = catalogueOf('imperial-assault-1')
if (opened?.kind !== 'army') throw new Error('the catalogue of armies is not there')
export const armies: ArmyCatalogue = opened

const regulation = regulationOf('imperial-assault/de-2.2.1')
if (regulation === null) throw new Error('the document of armies is not there')

/** What is found in an army whose cards are known, in short: `unique-twice IA-16`. */
export const judged = (list: SquadList): readonly string[] =>
  findings(list).map(
    ({ code, rule, severity }) => `${code} ${rule}${severity === 'should' ? '?' : ''}`,
  )

export const findings = (list: SquadList): readonly Finding[] =>
  findingsOf(asPrinted(armies, list), regulation.lists, { cards: armies })

export const read = (text: string): Reading => {
  const reading = readList(armies, text)
  if (reading === null) throw new Error(`nobody takes this for a list: ${text}`)
  return reading
}

export const armyOf = (text: string): ListOf<'army'> => {
  const { list } = read(text)
  if (list.kind !== 'army') throw new Error('another kind of list')
  return list
}

export const deploymentCard = (id: string): DeploymentCard => {
  const card = armies.deployments.find((one) => one.id === id)
  if (card === undefined) throw new Error(`no such card: ${id}`)
  return card
}

export const skirmish = armies.deployments.filter(({ campaignOnly }) => campaignOnly !== true)
export const groups = skirmish.filter(({ figures }) => figures !== undefined)
export const upgrades = skirmish.filter(({ figures }) => figures === undefined)

/** Fifteen cards that cost nothing, each another one. */
export const freeDeck: readonly CommandCard[] = armies.commands
  .filter(({ cost }) => cost === 0)
  .slice(0, 15)

export const textOf = (
  deployments: readonly { readonly id: string }[],
  commands: readonly { readonly id: string }[] = freeDeck,
): string =>
  [...deployments.map(({ id }) => id), 'Command deck', ...commands.map(({ id }) => id)].join('\n')

/** As many of these as fit, in their order. */
const within = <T>(
  all: readonly T[],
  most: number,
  costOf: (one: T) => number,
  isLeftOut: (one: T, taken: readonly T[]) => boolean,
): readonly T[] => {
  const taken: T[] = []
  let left = most
  for (const one of all) {
    if (costOf(one) > left || isLeftOut(one, taken)) continue
    taken.push(one)
    left -= costOf(one)
  }
  return taken
}

const factions = ['imperial', 'rebel', 'mercenary'] as const

/** Groups and upgrades of one faction that nobody could object to. */
export const legalDeployments = fc.constantFrom(...factions).chain((faction) => {
  const own = skirmish.filter(
    (card) => (card.faction ?? faction) === faction && card.needs === undefined,
  )
  const firsts = own.filter((card) => card.figures !== undefined && card.faction === faction)
  return fc
    .record({
      first: fc.constantFrom(...firsts),
      others: fc.shuffledSubarray(own, { maxLength: 12 }),
    })
    .map(({ first, others }) =>
      within(
        [first, ...others],
        40,
        ({ points }) => points,
        (one, taken) => one.unique === true && taken.some(({ name }) => name === one.name),
      ),
    )
})

export const legalCommands = fc
  .shuffledSubarray([...armies.commands], { minLength: 60 })
  .map((all) => {
    const cheap = [...all.slice(0, 8), ...all.slice(8).filter(({ cost }) => cost === 0)]
    const dear = within(
      cheap,
      15,
      ({ cost }) => cost,
      (_, taken) => taken.length === 15,
    )
    const missing = freeDeck.filter((one) => !dear.includes(one))
    return [...dear, ...missing].slice(0, 15)
  })
