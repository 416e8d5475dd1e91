import type { ArmyCatalogue, DeploymentCard } from '../catalogue.ts'

/** The faction of most points; where a card brings allies along it is that card's. */
export const factionOf = (
  { factions }: ArmyCatalogue,
  cards: readonly DeploymentCard[],
): string => {
  const host = cards.find(({ allies }) => allies !== undefined)
  if (host?.faction !== undefined) return host.faction
  const weight = (faction: string): number =>
    cards
      .filter((card) => card.faction === faction)
      .reduce((sum, { points }) => sum + Math.max(points, 1), 0)
  const [most] = factions.toSorted((a, b) => weight(b.id) - weight(a.id))
  return most?.id ?? ''
}
