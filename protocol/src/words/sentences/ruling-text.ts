import type { Ruling } from '@topcut/engine'
import { label } from '../label.ts'
import type { Language } from '../language.ts'
import { type Names, playerList } from '../names.ts'

type Words = {
  readonly table: (table: number) => string
  readonly game: (game: number) => string
  readonly call: (entry: number) => string
  readonly withoutReplacement: string
}

const words: { readonly [L in Language]: Words } = {
  en: {
    table: (table) => `table ${table}`,
    game: (game) => `game ${game}`,
    call: (entry) => `answers entry ${entry}`,
    withoutReplacement: 'no replacement',
  },
  de: {
    table: (table) => `Tisch ${table}`,
    game: (game) => `Spiel ${game}`,
    call: (entry) => `zu Eintrag ${entry}`,
    withoutReplacement: 'kein Ersatz',
  },
  pl: {
    table: (table) => `stół ${table}`,
    game: (game) => `gra nr ${game}`,
    call: (entry) => `do wpisu ${entry}`,
    withoutReplacement: 'brak zamiennika',
  },
}

/** What a ruling is about and what it costs, in the order in which one would say it. */
export const rulingText = (language: Language, ruling: Ruling, names: Names): string => {
  const { about, infraction, table, players, penalty, overrules, call } = ruling
  const say = words[language]
  return [
    label(language, `ruling.${about}`),
    ...(infraction === undefined ? [] : [label(language, `infraction.${infraction}`)]),
    ...(table === undefined ? [] : [say.table(table)]),
    ...(players.length === 0 ? [] : [playerList(players, names)]),
    ...(penalty === undefined ? [] : [label(language, `penalty.${penalty.kind}`)]),
    ...(penalty?.kind === 'game-loss' ? [say.game(penalty.game)] : []),
    ...(ruling.withoutReplacement ? [say.withoutReplacement] : []),
    ...(overrules === undefined ? [] : [label(language, `overrules.${overrules}`)]),
    ...(call === undefined ? [] : [say.call(call)]),
  ].join(', ')
}
