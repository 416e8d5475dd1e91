import { type Catalogue, readList, type SquadList, writeList } from '@topcut/engine'
import { type Luck, shuffled } from '../luck.ts'

/** As a squad builder would export it: pilots of one faction with as many cards as they have slots. */
const squadFile = (catalogue: Extract<Catalogue, { kind: 'squad' }>, luck: Luck): string => {
  const { upgrades, ships } = catalogue
  const huge = ships.filter(({ size }) => size === 'huge').map(({ id }) => id)
  const pilots = catalogue.pilots.filter(({ ship }) => !huge.includes(ship))
  const faction = shuffled(pilots, luck)[0]?.faction ?? ''
  const flown = shuffled(
    pilots.filter((pilot) => pilot.faction === faction),
    luck,
  ).slice(0, 4)
  return JSON.stringify({
    version: '1.0.0',
    faction,
    pilots: flown.map(({ id, ship, slots = [] }) => ({
      name: id,
      ship,
      upgrades: Object.fromEntries(
        slots.map((slot) => {
          const fitting = upgrades.filter((card) => card.slot === slot)
          return [
            slot,
            shuffled(fitting, luck)
              .slice(0, 1)
              .map((card) => card.id),
          ]
        }),
      ),
    })),
  })
}

const armyText = (catalogue: Extract<Catalogue, { kind: 'army' }>, luck: Luck): string =>
  [
    ...shuffled(catalogue.deployments, luck).slice(0, 6),
    { name: 'Command deck' },
    ...shuffled(catalogue.commands, luck).slice(0, 15),
  ]
    .map(({ name }) => name)
    .join('\n')

const deckText = (catalogue: Extract<Catalogue, { kind: 'decks' }>, luck: Luck): string =>
  (['light', 'dark'] as const)
    .flatMap((side) => [
      side,
      ...shuffled(
        catalogue.sets.filter((set) => set.side === side),
        luck,
      )
        .slice(0, 10)
        .map(({ number }) => `${number}`),
    ])
    .join('\n')

/** What people hand in, as likely illegal as not: that costs as much to find out. */
const anyText = (catalogue: Catalogue, luck: Luck): string => {
  if (catalogue.kind === 'squad') return squadFile(catalogue, luck)
  return catalogue.kind === 'army' ? armyText(catalogue, luck) : deckText(catalogue, luck)
}

const listIn = (catalogue: Catalogue, text: string): SquadList | null =>
  readList(catalogue, text)?.list ?? null

/** One letter left out in two of the lines. */
const misspelt = (text: string, luck: Luck): string => {
  const lines = text.split('\n')
  const wrong = shuffled([...lines.keys()], luck).slice(0, 2)
  return lines
    .map((line, index) => {
      const at = 2 + Math.floor(luck() * Math.min(10, Math.max(1, line.length - 4)))
      return wrong.includes(index) ? line.slice(0, at) + line.slice(at + 1) : line
    })
    .join('\n')
}

export const layouts = ['as it comes', 'by names', 'misspelt'] as const
type Layout = (typeof layouts)[number]

export const anyList = (catalogue: Catalogue, layout: Layout, luck: Luck): string => {
  const text = anyText(catalogue, luck)
  if (layout === 'as it comes') return text
  const list = listIn(catalogue, text)
  const named = list === null ? text : writeList(catalogue, list)
  return layout === 'by names' ? named : misspelt(named, luck)
}
