import type { Intervention, PlayerId, RecordProblem } from '@topcut/engine'
import { record as de } from '../de/record.ts'
import { record as en } from '../en/record.ts'
import type { InLanguages, Language } from '../language.ts'
import { namesFrom, somePlayers } from '../names.ts'
import { record as pl } from '../pl/record.ts'

const words: InLanguages<typeof en> = { en, de, pl }

type NameOf = (player: PlayerId) => string

/** What is wrong with a record, for somebody who has never seen a log. */
export const recordProblemSentence = (
  language: Language,
  problem: RecordProblem,
  nameOf: NameOf,
): string => {
  const say = words[language]
  const named = (players: readonly PlayerId[]) =>
    somePlayers(players, namesFrom({ player: nameOf }), say.andMore)
  const { entry, round } = { entry: problem.entry ?? 0, round: problem.round ?? 0 }
  switch (problem.code) {
    case 'chain-broken':
      return say['chain-broken'][problem.how](entry)
    case 'head-differs':
      return say['head-differs'](problem.wanted)
    case 'round-differs':
      return say['round-differs'][problem.how](round, named(problem.players))
    case 'standings-differ':
      return say['standings-differ'][problem.how](named(problem.players))
    case 'impossible-fact':
      return say['impossible-fact'](entry)
    case 'unknown-regulation':
      return say['unknown-regulation'](problem.regulation)
  }
}

/** What a leader decided by hand, with the reason as far as it is open. */
export const interventionSentence = (language: Language, intervention: Intervention): string => {
  const say = words[language]
  const { reason, what } = intervention
  const sentence = handSentence(say, intervention)
  // What the hall adds needs no reason: the word itself stands in the place of it.
  const isWord = what === 'contribute-luck'
  if (reason === null || isWord) return sentence
  // Who comes into a running round is seated without anybody giving a reason.
  return `${sentence} ${say.reason(reason === 'late-entry' ? say.lateEntry : reason)}`
}

const handSentence = (say: typeof en, { what, round, reason }: Intervention): string => {
  const { interventions, setAsideAs } = say
  const about = `${round ?? ''}`
  if (what === 'undo' && round === null) return interventions['undo-luck']()
  if (isKeyOf(interventions, what)) return interventions[what](about, reason ?? '')
  // A refusal that a later version lets be overridden is still told as one.
  return say.exception(isKeyOf(setAsideAs, what) ? setAsideAs[what] : say.setAside)
}

const isKeyOf = <T extends object>(held: T, key: string): key is keyof T & string =>
  Object.hasOwn(held, key)
