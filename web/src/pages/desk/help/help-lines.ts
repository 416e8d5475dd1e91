import {
  type Clause,
  type DecidedBy,
  type EventState,
  type LeaderRole,
  type RuleId,
  rankingRules,
  rulesOf,
  type TextPlace,
  type Tier,
  textsAt,
} from '@topcut/engine'
import { textSentence } from '@topcut/protocol/words'
import type { DeskWords } from '../../../words/desk.ts'
import type { HelpWords } from '../../../words/help.ts'
import type { Section } from '../sections.ts'

type HelpLine = { readonly text: string; readonly rule: RuleId }

/** Where the document's texts for a section stand. */
const placesOf = ({ created }: EventState): { readonly [S in Section]: readonly TextPlace[] } => ({
  tables: ['round-start', 'set-up', 'mirror-match', 'at-the-table', 'round-end'],
  matters: ['officials', 'conduct', 'spectators', 'material'],
  standings: [],
  players: ['names', 'kit'],
  lists: ['lists', 'products'],
  announcement: ['scope', 'tiers', `tier.${created.tier}`, 'announcement'],
  leaders: ['officials', 'documents'],
  bracket: [],
  log: ['officials'],
  settings: ['scope', 'announcement'],
})

type Said = HelpLine | null | false

const line = (clause: Clause<unknown> | null, text: string): Said =>
  clause === null ? null : { text, rule: clause.rule }

const own = (
  help: HelpWords,
  words: DeskWords,
  state: EventState,
): { readonly [S in Section]: readonly Said[] } => {
  const { regulation, readings } = rulesOf(state.created)
  const { pairing, bye, roundLength, standings, structure, people, rulings } = regulation
  const { lists, leaving, cut, elimination } = regulation
  const listed = <K extends string>(of: readonly K[], name: (one: K) => string) =>
    of.map(name).join(', ')
  const role = (one: LeaderRole) => words.label(`role.${one}`)
  const tier = (one: Tier) => words.label(`tier.${one}`)
  const ranking = rankingRules(state)
  const { minutes } = roundLength.swiss.value
  const strength = structure.tiers[state.created.tier]
  const measures = standings.tieBreakers.value
    .map((one) => (one === 'head-to-head-repeated' ? 'head-to-head' : one) as DecidedBy)
    .filter((one) => one !== 'head-to-head' || readings.headToHead === 'on')
  const hasFinals = structure.afterCut.value.length > 0
  const finals = (lines: readonly Said[]) => (hasFinals ? lines : [])
  return {
    tables: [
      line(pairing.firstRound, help.firstRound),
      line(pairing.laterRounds, help.laterRounds[pairing.laterRounds.value]),
      line(pairing.rematch, help.rematch[pairing.rematch.value]),
      line(bye.outcome, help.bye),
      line(
        roundLength.swiss,
        minutes === null
          ? help.roundUnlimited
          : help.roundLasts(state.created.roundMinutes?.swiss ?? minutes),
      ),
      hasFinals &&
        roundLength.final.value.minutes === null &&
        line(roundLength.final, help.finalUnlimited),
    ],
    matters: [
      line(rulings.lastWord, help.lastWord(listed(rulings.lastWord.value, role))),
      line(rulings.removal.by, help.disqualifiedBy(listed(rulings.removal.by.value, role))),
      line(standings.deduction, help.deduction),
    ],
    standings: [
      line(standings.winner, help.winner),
      measures.length > 0 && {
        text: help.level(listed(measures, words.term)),
        rule: ranking.tieBreakers,
      },
    ],
    players: [
      leaving.noShowIsRemoved?.value === true && line(leaving.noShowIsRemoved, help.noShow),
      line(leaving.readmission, help.readmission),
      line(
        pairing.avoidInFirstRound,
        help.avoid(listed(pairing.avoidInFirstRound?.value ?? [], tier)),
      ),
    ],
    lists: [
      lists.list.value.always && line(lists.list, help.listsDue),
      line(
        lists.list,
        help.listContents(
          listed(lists.list.value.contents, (one) => words.label(`content.${one}`)),
        ),
      ),
      line(lists.locked, help.listsLocked),
    ],
    announcement: [
      line(strength, help.structure[strength.value.strength]),
      line(people.counted, help.counted),
    ],
    leaders: [
      people.mayPlay.value.length > 0 &&
        line(people.mayPlay, help.mayPlay(listed(people.mayPlay.value, tier))),
      people.mayNotPlay.value.length > 0 &&
        line(people.mayNotPlay, help.mayNotPlay(listed(people.mayNotPlay.value, tier))),
      people.needSecond.value.length > 0 && line(people.second, help.second),
    ],
    bracket: finals([
      line(cut.seeding, help.seeding),
      line(elimination.bracket, help.bracket[elimination.bracket.value]),
      line(cut.replacement, help.replacement[cut.replacement.value]),
      line(elimination.withdrawal, help.withdrawal),
      line(elimination.champion, help.champion),
    ]),
    log: [line(rulings.lastWord, help.lastWord(listed(rulings.lastWord.value, role)))],
    settings: [line(strength, help.structure[strength.value.strength])],
  }
}

/** What governs a section of the desk: what we say of its clauses, then the document's texts. */
export const helpLines = (
  help: HelpWords,
  words: DeskWords,
  state: EventState,
  section: Section,
): readonly HelpLine[] => {
  const { regulation } = rulesOf(state.created)
  const texts = placesOf(state)[section].flatMap((place) =>
    textsAt(regulation, place).map(({ value, rule }) => ({
      text: textSentence(words.language, value.key),
      rule,
    })),
  )
  return [
    ...own(help, words, state)[section].filter((one) => one !== null && one !== false),
    ...texts,
  ]
}
