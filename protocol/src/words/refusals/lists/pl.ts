import type { ListRefusal } from '@topcut/engine'
import { somePlayers } from '../../names.ts'
import { findingSentences } from '../../sentences/finding-sentence.ts'
import { missingLists } from '../phrases/pl.ts'
import type { RefusalWordsOf } from '../refusal-words.ts'

export const listRefusalsPl: RefusalWordsOf<ListRefusal> = {
  'list-not-allowed': ({ player, findings }, names) =>
    `${names.player(player)}: w tej postaci lista jest niedozwolona. ${findingSentences('pl', findings, names)}`,
  'lists-missing': ({ players }, names) =>
    `${missingLists(players.length)}: ${somePlayers(players, names, (n) => `i jeszcze ${n}`)}. Najpierw przesłanie list, potem początek gry.`,
  'lists-locked': ({ player }, names) =>
    `${names.player(player)}: po rozpoczęciu turnieju listy nie można zmieniać. Osoba prowadząca może ją skorygować, podając uzasadnienie.`,
  'list-not-locked': ({ player }, names) =>
    `${names.player(player)}: turniej jeszcze się nie rozpoczął, nie ma więc czego korygować. Wystarczy przesłać listę ponownie.`,
  'missions-not-legal': ({ missions, maps }) =>
    `Na tym poziomie niedozwolone: ${missions.join(', ')}. Do wyboru są te mapy: ${maps.join(', ')}.`,
  'deck-check-too-early': ({ table }) =>
    `Stół ${table} nie ma jeszcze wyniku. Kontrola talii następuje po meczu, gdy wynik jest wpisany.`,
  'points-check-over': () =>
    'Punkty kontroluje się przed rundą 1, a ona już trwa. Osoba prowadząca nadal może skorygować listę.',
  'points-check-not-ordered': () =>
    'Nie zarządzono kontroli punktów. Może to zrobić sędzia główny przed rundą 1.',
  'already-signed': ({ player, table }, names) =>
    `${names.player(player)}: kontrola punktów jest już podpisana (stół ${table}). Nic więcej nie trzeba robić.`,
}
