import {
  type EventState,
  type Infraction,
  type Match,
  type PenaltyKind,
  type PlayerId,
  type Ruling,
  rulesOf,
  wayOf,
} from '@topcut/engine'
import { costsMatch, penaltyOf } from '../../../leader/matters/ruling-draft.ts'

/** Whom a ruling is about: somebody, both at the table, or nobody. Nobody is not the same as unsaid. */
export type About = PlayerId | 'both' | 'nobody'
export type What = Infraction | 'dispute' | 'component' | 'other'

/** A ruling as it is put together with one thumb; null: not said yet, and never guessed. */
export type HandRuling = {
  readonly who: About | null
  readonly what: What | null
  readonly text: string
  readonly penalty: PenaltyKind | 'none' | null
  readonly game: number
  readonly isLonger: boolean
}

export const emptyHand: HandRuling = {
  who: null,
  what: null,
  text: '',
  penalty: null,
  game: 1,
  isLonger: false,
}

/** How much longer a table plays that was held up. */
export const extraMinutes = 5

/** Where it happened, and what it answers. */
export type At = {
  readonly match: Match | null
  /** Where it is about somebody who is at no table. */
  readonly player: PlayerId | null
  readonly call: { readonly n: number; readonly about: string } | null
}

export const playersAt = ({ match, player }: At): readonly PlayerId[] =>
  match?.players ?? (player === null ? [] : [player])

export const concerned = (at: At, who: About | null): readonly PlayerId[] => {
  if (who === null || who === 'nobody') return []
  return who === 'both' ? playersAt(at) : [who]
}

const isInfraction = (what: What): what is Infraction =>
  what !== 'dispute' && what !== 'component' && what !== 'other'

/** What a ruling says by itself; anything else has to be written. */
export const needsWords = ({ what, who }: HandRuling, { call }: At): boolean =>
  what === null || (!isInfraction(what) && !(who === 'nobody' && call !== null))

type Missing = 'who' | 'what' | 'words' | 'penalty'

/** What is still to be said, in the order it is asked; null once all of it has been. */
export const missingIn = (hand: HandRuling, at: At, step: 1 | 2): Missing | null => {
  if (hand.who === null) return 'who'
  if (hand.what === null) return 'what'
  const isLast = step === 2 || hand.who === 'nobody'
  if (isLast && needsWords(hand, at) && hand.text.trim() === '') return 'words'
  return step === 2 && hand.penalty === null ? 'penalty' : null
}

const aboutOf = (what: What): Ruling['about'] => {
  if (what === 'dispute' || what === 'component' || what === 'collusion') return what
  return 'conduct'
}

/** The ruling as it goes on record; `said`: what happened, in a word, where nothing was written. */
export const rulingFromHand = (hand: HandRuling, at: At, said: string): Ruling | null => {
  const { who, what, text } = hand
  if (who === null || what === null) return null
  const isNone = who === 'nobody' || hand.penalty === null || hand.penalty === 'none'
  const penalty = penaltyOf({
    penalty: isNone ? '' : hand.penalty,
    match: at.match?.match ?? '',
    game: `${hand.game}`,
  })
  const written = text.trim() || (who === 'nobody' && at.call !== null ? at.call.about : said)
  return {
    about: who === 'nobody' ? 'dispute' : aboutOf(what),
    players: concerned(at, who),
    text: written,
    ...(at.match === null ? {} : { table: at.match.table }),
    ...(isInfraction(what) && who !== 'nobody' ? { infraction: what } : {}),
    ...(penalty == null ? {} : { penalty }),
    ...(at.call === null ? {} : { call: at.call.n }),
  }
}

/** What the document names, each with its rule; then what every hall knows. */
export const whatsOf = ({ created }: EventState) =>
  rulesOf(created).regulation.rulings.infractions.flatMap(({ value, rule }) =>
    value.map((infraction) => ({ infraction, rule })),
  )

/** The penalties a leader could give here, each with its rule. */
export const penaltiesOf = ({ created }: EventState, hasMatch: boolean) => {
  const { rulings, scoring } = rulesOf(created).regulation
  const { penalties, beyond } = rulings
  const clauses = beyond === null ? penalties : [...penalties, beyond]
  const all = clauses.flatMap(({ value, rule }) => value.map((kind) => ({ kind, rule })))
  // Where a match is one game, who loses the game loses the match: two names for one thing.
  const isOneGame = wayOf(scoring.swiss).games === 1 && all.some((one) => one.kind === 'match-loss')
  return all.filter(({ kind }) =>
    kind === 'game-loss' && isOneGame ? false : hasMatch || !costsMatch(kind),
  )
}

/** How often somebody was warned, without what was overturned. */
export const warningsOf = ({ rulings }: EventState, player: PlayerId): number =>
  [...rulings.values()].filter(
    ({ ruling, appeal }) =>
      ruling.penalty?.kind === 'warning' &&
      ruling.players.includes(player) &&
      appeal?.decision?.upheld !== false,
  ).length
