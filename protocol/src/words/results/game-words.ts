import type { Language } from '../language.ts'

type GameWords = {
  readonly games: (score: string) => string
  readonly game: (n: number, what: string) => string
  readonly unplayed: string
  /** Whose deck was not allowed. */
  readonly annulled: (player: string) => string
  readonly conceded: (winner: string, loser: string) => string
}

/** A match of several games is told game by game: the total alone does not say who gave one up. */
export const gameWords: { readonly [L in Language]: GameWords } = {
  en: {
    games: (score) => `${score} games`,
    game: (n, what) => `game ${n}: ${what}`,
    unplayed: 'not played',
    annulled: (player) => `annulled, deck check: ${player}`,
    conceded: (winner, loser) => `${winner}, concession: ${loser}`,
  },
  de: {
    games: (score) => `${score} Spiele`,
    game: (n, what) => `Spiel ${n}: ${what}`,
    unplayed: 'nicht gespielt',
    annulled: (player) => `annulliert, Decküberprüfung: ${player}`,
    conceded: (winner, loser) => `${winner}, Kapitulation: ${loser}`,
  },
  pl: {
    games: (score) => `${score} w grach`,
    game: (n, what) => `gra nr ${n}: ${what}`,
    unplayed: 'nierozegrana',
    annulled: (player) => `unieważnienie, kontrola talii: ${player}`,
    conceded: (winner, loser) => `${winner}, poddanie gry: ${loser}`,
  },
}
