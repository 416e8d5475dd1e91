import type { Pair, Seat } from '@topcut/engine'
import type { GameTyped } from '../../../../parts/result/draft.ts'
import type { DeskWords } from '../../../../words/desk.ts'
import type { Meaning } from './lane-typed.ts'

const gameText = (
  words: DeskWords,
  game: Exclude<GameTyped, ''>,
  players: Pair<string>,
): string => {
  const { form } = words.page
  const who = players[game.endsWith('second') ? 1 : 0]
  switch (game) {
    case 'first':
    case 'second':
      return form.wonBy(who)
    case 'draw':
    case 'double-loss':
      return words.label(`outcome.${game}`)
    case 'unplayed':
      return form.unplayed
    case 'annulled-first':
    case 'annulled-second':
      return form.annulled(who)
    case 'conceded-first':
    case 'conceded-second':
      return form.conceded(who)
  }
}

/** What stands below a part of the line as soon as it is understood. */
export const tokenText = (
  words: DeskWords,
  means: Meaning,
  players: Pair<string> | null,
): string => {
  const { lane } = words.page.rounds
  const { form } = words.page
  const who = (seat: Seat) => players?.[seat === 'first' ? 0 : 1] ?? words.label(`seat.${seat}`)
  switch (means.what) {
    case 'table':
    case 'unknown':
    case 'reported':
      return lane[means.what]
    case 'score':
      return who(means.seat)
    case 'ending':
      return words.label(`ending.${means.ending}`)
    case 'by':
    case 'initiative':
    case 'salvo':
      return lane[means.what](who(means.seat))
    case 'dice':
      return form.salvoDice
    case 'hits':
      return form.salvoHits(means.number)
    case 'winner':
      return form.wonBy(who(means.seat))
    case 'light':
      return form.lightIs(who(means.seat))
    case 'game':
      return gameText(words, means.game, players ?? [who('first'), who('second')])
  }
}
