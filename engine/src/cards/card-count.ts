import type { Catalogue } from './catalogue.ts'

/** How many different cards a catalogue knows. */
export const cardCount = (catalogue: Catalogue): number => {
  switch (catalogue.kind) {
    case 'squad':
      return catalogue.pilots.length + catalogue.upgrades.length
    case 'army':
      return catalogue.deployments.length + catalogue.commands.length
    case 'decks':
      return catalogue.sets.reduce((sum, { cards }) => sum + cards.length, 0)
  }
}
