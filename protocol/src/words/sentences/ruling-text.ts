import type { Ruling } from '@topcut/engine'
import { label } from '../label.ts'
import type { Language } from '../language.ts'
import { type Names, playerList } from '../names.ts'
import { phrases } from '../phrases.ts'

/** What a ruling is about and what it costs, in the order in which one would say it. */
export const rulingText = (language: Language, ruling: Ruling, names: Names): string => {
  const { about, infraction, table, players, penalty, overrules, call } = ruling
  const say = phrases[language].ruling
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
