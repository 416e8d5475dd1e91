import type { ArmyClauses } from '../../legality/clauses.ts'
import { day } from '../../vocabulary/instant.ts'
import { type Clause, clause } from '../../vocabulary/rule.ts'
import type { LegalMapsClause } from '../legal-maps.ts'
import type { SetUpClauses } from '../set-up-clauses.ts'

export const lists: ArmyClauses = {
  kind: 'army',
  // Which events ask for lists is not said: those where rules are kept strictly do.
  list: clause('IA-17', {
    always: false,
    askedAt: ['competitive', 'premier'],
    contents: ['deployments', 'total', 'command-deck'],
  }),
  pointCap: clause('IA-16', 40),
  factions: clause('IA-16', [
    { faction: 'imperial', includes: [] },
    { faction: 'rebel', includes: [] },
    { faction: 'mercenary', includes: [] },
  ]),
  // The document puts armies together by the rules of the game: these are theirs.
  commandDeck: clause('IA-16', { cards: 15, cost: 15 }),
  cardLimits: clause('IA-16', true),
  barredMarks: [clause('IA-28', 'campaign')],
  noProxies: [clause('IA-28', ['card', 'model'])],
  languages: clause('IA-29', ['german', 'english']),
  release: clause('IA-29', { edition: 'german', days: 14, region: null }),
  releaseIn: [],
  admissionsWait: null,
  excludedShows: null,
  sameName: clause('IA-18', true),
  sleeves: { mandatoryAt: null, hiding: null, barred: clause('IA-24', ['mixed']) },
  locked: clause('IA-16', ['deployments', 'command-deck']),
  investigate: clause('IA-19', true),
  deckCheck: null,
  pointsCheck: clause('IA-32', 1),
}

export const setUp: SetUpClauses = {
  complete: null,
  mirrorMatch: null,
  identification: null,
  initiative: clause('IA-33', 'by-the-guide'),
  map: clause('IA-33', 'initiative-player'),
  firstSides: null,
  secondSides: null,
  teamSeats: null,
}

/** Three maps with their missions; where the outline of the event names others, those are played. */
export const legalMaps: Clause<LegalMapsClause> = clause('IA-30', {
  from: day('2017-07-26'),
  at: ['competitive', 'premier'],
  maps: ['Bar in Anchorhead', 'ISB-Hauptquartier', 'Mülldeponie auf Coruscant'],
})
