import { expect, it } from 'vitest'
import { readBy, texts } from '../suites/texts.suite.ts'
import { cardGameDe2014 } from './regulation.ts'
import { cardGameDe2014Team } from './team-regulation.ts'

texts(
  cardGameDe2014,
  `
  LCG-1 it is for the events the publisher sponsors
    scope: note scope.sanctioned
  LCG-2 newest rules, newest FAQ, and only the text of a card
    scope: must scope.newest-rules
  LCG-3 the golden rule
    at-the-table: note table.golden-rule
  LCG-7 entering is accepting the rules of conduct
    conduct: note conduct.acceptance
  LCG-11 decks stay, no devices, no stalling, no false results, no lost games on purpose
    conduct: must conduct.decks-stay
    conduct: must conduct.devices
    conduct: must conduct.stalling
    conduct: must conduct.false-result
    conduct: must conduct.losing-on-purpose
  LCG-12 an illegal game state: first agree, then a judge
    at-the-table: should table.illegal-state
  LCG-14 what belongs to each tier and what it expects
    tier.casual: note tier.casual.occasions
    tier.competitive: note tier.competitive.occasions
    tier.competitive: note tier.competitive.knowledge
    tier.competitive: should tier.competitive.leniency
    tier.premier: note tier.premier.occasions
    tier.premier: note tier.premier.professional
  LCG-15 one standard all over the world
    tiers: note tier.same-standard
  LCG-30 chance says who chooses the sides
    set-up: must set-up.choose-sides
  LCG-31 sides are switched for the second game
    set-up: must set-up.switch-sides
  LCG-32 one mulligan
    set-up: note set-up.mulligan
  LCG-39 what is left of the time is for the second game
    round-end: note round-end.second-game
  LCG-40 at time play goes on to the end of the light side’s turn
    round-end: must round-end.light-side-turn
  LCG-53 in the final stage points decide at time
    round-end: must round-end.finals-points
`,
)

texts(
  cardGameDe2014Team,
  `
  LCG-56 teams play by the rules of their expansion
    scope: must scope.team-rules
  LCG-62 team-mates side by side, the dark side first, by lot
    seating: must seating.team-mates
    seating: must seating.dark-side-first
    set-up: must set-up.dark-side-by-lot
  LCG-63 teams: at time to the end of the light side’s turn
    round-end: note round-end.second-game
    round-end: must round-end.light-side-turn
`,
)

it('teams read nothing of choosing sides or of a final stage', () => {
  const readByTeams = readBy(cardGameDe2014Team)
  expect(readByTeams('LCG-30')).toEqual([])
  expect(readByTeams('LCG-53')).toEqual([])
  expect(readByTeams('LCG-32')).toEqual(readBy(cardGameDe2014)('LCG-32'))
})
