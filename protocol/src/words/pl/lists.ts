import { cardCount } from '@topcut/engine'
import { somePlayers } from '../names.ts'
import { plural } from '../plural.ts'
import { findingSentences } from '../sentences/finding-sentence.ts'
import type { SubjectWords } from '../subject-words.ts'
import { labels } from './labels.ts'
import { missingLists, place } from './phrases.ts'

const cardsOfKind = { squad: 'eskadr', army: 'armii', decks: 'talii' } as const

export const lists: SubjectWords<'lists'> = {
  'command.submit-list': 'przesłanie rozpiski',
  'command.correct-list': 'skorygowanie rozpiski',
  'command.record-list-check': 'odnotowanie ręcznego sprawdzenia rozpiski',
  'command.open-lists': 'ujawnienie rozpisek',
  'command.load-cards': 'wczytanie katalogu kart',
  'command.record-deck-check': 'odnotowanie kontroli talii',
  'command.order-points-check': 'zarządzenie kontroli punktów',
  'command.sign-points-check': 'podpisanie kontroli punktów',

  'button.submit-list': 'Prześlij rozpiskę',
  'button.correct-list': 'Skoryguj rozpiskę',
  'button.record-list-check': 'Odnotuj sprawdzenie',
  'button.open-lists': 'Ujawnij rozpiski',
  'button.load-cards': 'Wczytaj katalog',
  'button.record-deck-check': 'Odnotuj kontrolę talii',
  'button.order-points-check': 'Zarządź kontrolę punktów',
  'button.sign-points-check': 'Podpisz kontrolę punktów',

  'fact.list-submitted': 'przesłanie rozpiski',
  'fact.list-corrected': 'skorygowanie rozpiski',
  'fact.list-checked': 'ręczne sprawdzenie rozpiski',
  'fact.lists-opened': 'ujawnienie rozpisek',
  'fact.cards-loaded': 'wczytanie katalogu kart',
  'fact.deck-checked': 'kontrola talii',
  'fact.points-check-ordered': 'zarządzenie kontroli punktów',
  'fact.points-check-signed': 'podpisanie kontroli punktów',

  'line.list-submitted': ({ player }, names) => `${names.player(player)}: przesłano rozpiskę.`,
  'line.list-corrected': ({ player, reason, possibleAdvantage }, names) =>
    `${names.player(player)}: rozpiskę skorygowano${possibleAdvantage ? ', zmiana może dawać korzyść' : ''}. Uzasadnienie: ${reason}`,
  'line.list-checked': ({ player }, names) =>
    `${names.player(player)}: rozpiskę sprawdzono ręcznie.`,
  'line.lists-opened': ({ to }) => `Rozpiski są widoczne: ${labels[`lists-open-to.${to}`]}.`,
  'line.cards-loaded': ({ cards }) =>
    `Wczytano katalog kart „${cards.id}” (${plural('pl', cardCount(cards), { one: '{{count}} karta', few: '{{count}} karty', many: '{{count}} kart', other: '{{count}} karty' })}). Odtąd według niego sprawdza się rozpiski.`,
  'line.deck-checked': ({ match, player, removed, legalAfter }, names) => {
    const rest = legalAfter ? 'reszta jest dozwolona' : 'reszta jest niedozwolona'
    const found = removed.length === 0 ? 'bez uwag' : `usunięto: ${removed.join(', ')}; ${rest}`
    return `${place(match, names)}: kontrola talii (${names.player(player)}), ${found}.`
  },
  'line.points-check-ordered': () =>
    'Zarządzono kontrolę punktów: przed rundą 1 każdy gracz przelicza rozpiskę przeciwnika.',
  'line.points-check-signed': ({ match, player }, names) =>
    `${place(match, names)}: rozpiskę przeciwnika przeliczono (${names.player(player)}).`,

  'refusal.list-not-allowed': ({ player, findings }, names) =>
    `${names.player(player)}: w tej postaci rozpiska jest niedozwolona. ${findingSentences('pl', findings, names)}`,
  'refusal.lists-missing': ({ players }, names) =>
    `${missingLists(players.length)}: ${somePlayers(players, names, (n) => `i jeszcze ${n}`)}. Najpierw rozpiski, potem początek gry.`,
  'refusal.lists-unchecked': ({ players }, names) =>
    `Rozpiski jako zwykły tekst, którego nikt nie sprawdził, liczą się jako brakujące (${players.length}): ${somePlayers(players, names, (n) => `i jeszcze ${n}`)}. Przejrzyj je, odnotuj sprawdzenie i dopiero wtedy rozpocznij.`,
  'refusal.lists-locked': ({ player }, names) =>
    `${names.player(player)}: po rozpoczęciu turnieju rozpiski nie można zmieniać. Animator może ją skorygować, podając uzasadnienie.`,
  'refusal.list-not-locked': ({ player }, names) =>
    `${names.player(player)}: turniej jeszcze się nie rozpoczął, nie ma więc czego korygować. Wystarczy przesłać rozpiskę ponownie.`,
  'refusal.cards-of-other-kind': ({ is, needed }) =>
    `Ten katalog dotyczy ${cardsOfKind[is]}, a ten turniej wymaga katalogu ${cardsOfKind[needed]}. Wybierz inny plik.`,
  'refusal.cards-broken': ({ at, fault, value }) =>
    `Katalog jest sprzeczny w miejscu ${at}: ${fault === 'unknown-id' ? `nic w pliku nie ma identyfikatora „${value}”` : `identyfikator „${value}” występuje dwa razy`}. Popraw plik i wczytaj go ponownie.`,
  'refusal.cards-id-taken': ({ id }) =>
    `Pod identyfikatorem „${id}” ten turniej zna inne karty. Nadaj zmienionemu katalogowi własny identyfikator i dopiero wtedy go wczytaj.`,
  'refusal.deck-check-too-early': ({ table }) =>
    `Stół ${table} nie ma jeszcze wyniku. Kontrola talii następuje po meczu, gdy wynik jest wpisany.`,
  'refusal.points-check-over': () =>
    'Punkty kontroluje się przed rundą 1, a ona już trwa. Animator nadal może skorygować rozpiskę.',
  'refusal.points-check-not-ordered': () =>
    'Nie zarządzono kontroli punktów. Może to zrobić sędzia główny przed rundą 1.',
  'refusal.already-signed': ({ player, table }, names) =>
    `${names.player(player)}: kontrola punktów jest już podpisana (stół ${table}). Nic więcej nie trzeba robić.`,
}
