import { listPoints, type SquadList } from '@topcut/engine'

/** One card of a list with what belongs to it, as it is read. */
export type ListLine = {
  readonly name: string
  readonly points: number | null
  readonly under: readonly string[]
}

type Costed = { readonly name: string; readonly points: number }
const costed = ({ name, points }: Costed): string => (points === 0 ? name : `${name} (${points})`)
const named = ({ name }: { readonly name: string }): string => name

export const listLines = (list: SquadList): readonly ListLine[] => {
  switch (list.kind) {
    case 'squad':
      return list.ships.map(({ name, points, upgrades }) => ({
        name,
        points: upgrades.reduce((sum, upgrade) => sum + upgrade.points, points),
        under: upgrades.map(costed),
      }))
    case 'army':
      return [
        ...list.deployments.map(({ name, points, attachments }) => ({
          name,
          points,
          under: attachments.map(costed),
        })),
        ...(list.commandDeck ?? []).map(({ name }) => ({ name, points: null, under: [] })),
      ]
    case 'decks':
    case 'team-decks':
      return list.decks.map(({ affiliations, objectives, commands }) => ({
        name: affiliations.map(named).join(', '),
        points: null,
        under: [...objectives.map(named), ...commands.map(named)],
      }))
    case 'text':
      return list.text
        .split('\n')
        .filter((line) => line.trim() !== '')
        .map((line) => ({ name: line, points: null, under: [] }))
  }
}

/** What it costs in all; null where cards cost nothing. */
export const listTotal = (list: SquadList): number | null =>
  list.kind === 'squad' || list.kind === 'army' ? listPoints(list) : null
