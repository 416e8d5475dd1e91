import {
  commandCost,
  commandDeckSize,
  commandLimits,
  neededFigures,
  uniqueFigures,
  unknownInArmy,
} from './army-cards.ts'
import { barredMarks, excludedShows, languages, proxies, sameName } from './cards.ts'
import { type Check, ofArmies, ofDecks, ofPoints, ofSquads } from './check.ts'
import { damageDeck } from './damage-deck.ts'
import { deckAffiliations, deckSides, setCopies, unknownSets } from './deck-cards.ts'
import { affiliations, deckCount, leastSets, owners, ownSets, teamSize } from './decks.ts'
import { cardFactions, shipFactions, squadFaction } from './factions.ts'
import { listContents } from './list-contents.ts'
import { locked } from './locked.ts'
import { obstacles } from './obstacles.ts'
import { pointCap, total } from './points.ts'
import { release } from './release.ts'
import { sleeves } from './sleeves.ts'
import { squadPilots, unfitUpgrades, unknownInSquad, upgradeSlots } from './squad-cards.ts'
import { limitedCards, pairedCards, uniqueNames } from './squad-limits.ts'

/** The order in which findings are listed. */
export const checkNames = [
  'list-contents',
  'point-cap',
  'total',
  'squad-faction',
  'ship-factions',
  'card-factions',
  'unknown-in-squad',
  'squad-pilots',
  'unfit-upgrades',
  'upgrade-slots',
  'unique-names',
  'limited-cards',
  'paired-cards',
  'unknown-in-army',
  'unique-figures',
  'needed-figures',
  'command-deck-size',
  'command-cost',
  'command-limits',
  'obstacles',
  'damage-deck',
  'deck-count',
  'affiliations',
  'least-sets',
  'own-sets',
  'set-copies',
  'deck-affiliations',
  'deck-sides',
  'unknown-sets',
  'team-size',
  'owners',
  'sleeves',
  'barred-marks',
  'proxies',
  'languages',
  'same-name',
  'release',
  'excluded-shows',
  'locked',
] as const
type CheckName = (typeof checkNames)[number]

/** One line per check; a name without its check does not compile. */
export const checks: { readonly [N in CheckName]: Check } = {
  'list-contents': listContents,
  'point-cap': ofPoints(pointCap),
  total: ofPoints(total),
  'squad-faction': ofPoints(squadFaction),
  'ship-factions': ofSquads(shipFactions),
  'card-factions': ofPoints(cardFactions),
  'unknown-in-squad': ofSquads(unknownInSquad),
  'squad-pilots': ofSquads(squadPilots),
  'unfit-upgrades': ofSquads(unfitUpgrades),
  'upgrade-slots': ofSquads(upgradeSlots),
  'unique-names': ofSquads(uniqueNames),
  'limited-cards': ofSquads(limitedCards),
  'paired-cards': ofSquads(pairedCards),
  'unknown-in-army': ofArmies(unknownInArmy),
  'unique-figures': ofArmies(uniqueFigures),
  'needed-figures': ofArmies(neededFigures),
  'command-deck-size': ofArmies(commandDeckSize),
  'command-cost': ofArmies(commandCost),
  'command-limits': ofArmies(commandLimits),
  obstacles: ofSquads(obstacles),
  'damage-deck': ofSquads(damageDeck),
  'deck-count': ofDecks(deckCount),
  affiliations: ofDecks(affiliations),
  'least-sets': ofDecks(leastSets),
  'own-sets': ofDecks(ownSets),
  'set-copies': ofDecks(setCopies),
  'deck-affiliations': ofDecks(deckAffiliations),
  'deck-sides': ofDecks(deckSides),
  'unknown-sets': ofDecks(unknownSets),
  'team-size': ofDecks(teamSize),
  owners: ofDecks(owners),
  sleeves,
  'barred-marks': barredMarks,
  proxies,
  languages,
  'same-name': sameName,
  release,
  'excluded-shows': excludedShows,
  locked,
}
