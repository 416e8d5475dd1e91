import type { PublicEvent } from '@topcut/engine'
import { countedTerm, type Language } from '@topcut/protocol/words'
import { pictureWords } from './picture-words.ts'
import { sideName } from './side-name.ts'

/** How far an event is, in one sentence for whoever sees no more of it. */
export const stateOfDay = (language: Language, about: PublicEvent): string => {
  const words = pictureWords(language, about)
  const { status, registered, round, roundNames, champion, team } = about
  const players = countedTerm(language, 'count.players', { count: registered }, team !== undefined)
  const name = round === null ? undefined : roundNames[round.number - 1]
  switch (status) {
    case 'cancelled':
      return words.cancelled
    case 'played':
      return words.played(players)
    case 'finished':
      return champion === null ? words.over(players) : words.wonBy(sideName(champion), players)
    case 'to-come':
      return words.toCome(players)
    case 'running':
      return name === undefined
        ? words.toCome(players)
        : words.running(words.calledOf(name), players)
  }
}
