import { plural } from '@topcut/protocol/words'
import type { share as en } from '../en/share.ts'

export const share: typeof en = {
  teams: {
    allOf: (teams) => `Klasyfikacja, wszystkie (${teams})`,
  },
  open: 'Udostępnij',
  title: (event) => `Udostępnij: ${event}`,
  close: 'Zamknij',
  publicPage: 'Strona publiczna',
  publicNote: 'Runda, zegar, pary i klasyfikacja. Bez logowania.',
  qrOf: (address) => `Kod QR: ${address}`,
  onlyHere:
    'Ten adres otwiera się tylko na tym komputerze. Adres dla telefonów wpisz przy plakacie.',
  copyLink: 'Kopiuj link',
  copied: 'Skopiowano',
  notCopied: 'Ta przeglądarka nie pozwala kopiować. Zaznacz tekst i naciśnij Ctrl C.',
  openPage: 'Otwórz',
  saveQr: 'Zapisz kod QR',
  inTheHall: 'Na sali i w transmisji',
  pages: {
    wall: { name: 'Duży ekran', about: 'Zegar, pary i klasyfikacja dla całej sali.' },
    clock: { name: 'Zegar', about: 'Sam zegar, na cały ekran.' },
    overlay: {
      name: 'Nakładka na stream',
      about: 'Jeden stół z zegarem i wynikiem, przezroczysta, 1920 × 1080.',
    },
    embed: { name: 'Osadzenie', about: 'Część strony publicznej na stronie klubu.' },
  },
  onAir: 'Stół w transmisji',
  firstTable: 'Pierwszy stół',
  embedPart: 'Część strony publicznej',
  parts: {
    standings: 'Klasyfikacja',
    pairings: 'Pary',
    bracket: 'Drabinka',
    about: 'Ogłoszenie',
  },
  copyCode: 'Kopiuj kod',
  toSend: 'Do wysłania',
  text: 'Tekst na czat lub forum',
  textNote: 'Nazwiska tak, jak każdy pozwolił.',
  keptEnd: 'Nie zdradza zwycięzcy, dopóki nie zakończysz turnieju.',
  copyText: 'Kopiuj tekst',
  textKind: 'Co jest w tekście',
  firstOf: (places) => `Klasyfikacja, pierwszych ${places}`,
  allOf: (players) => `Klasyfikacja, wszyscy (${players})`,
  pairingsOf: (round) => `Pary rundy ${round}`,
  namedHow: (full, other) =>
    other === 0
      ? plural('pl', full, {
          one: '{{count}} pełne nazwisko.',
          few: '{{count}} pełne nazwiska.',
          many: '{{count}} pełnych nazwisk.',
          other: '{{count}} pełnego nazwiska.',
        })
      : `Pełne nazwiska: ${full}, skrócone lub pseudonimy: ${other}.`,
  nothingPublished: 'Dostępne po opublikowaniu pierwszej rundy.',
  nothingPlayed: 'Dostępne po zakończeniu pierwszej rundy.',
  picture: 'Obraz klasyfikacji',
  pictureNote: (round) => `Po rundzie ${round}, pierwszych 16 miejsc.`,
  noPicture: 'Ta przeglądarka nie może narysować obrazu. Wyślij tekst.',
  square: 'Kwadrat',
  wide: 'Szeroki',
  tables: 'Tabele',
  tablesNote: 'Do arkusza kalkulacyjnego.',
  tableKinds: {
    teams: { players: 'Drużyny' },
    standings: 'Klasyfikacja',
    results: 'Wyniki',
    players: 'Gracze',
  },
  lists: 'Rozpiski',
  listsNote: 'Wszystkie, z miejscem i punktami: eskadry jako XWS, pozostałe jako tekst.',
  listsClosed: 'Nie są ujawnione wszystkim: kto dostanie ten plik, zobaczy je wszystkie.',
  toFollow: 'Dla innych programów',
  feeds: {
    calendar: { name: 'Kalendarz', about: 'Turniej i jego rundy jako subskrypcja kalendarza.' },
    news: { name: 'Kanał wiadomości', about: 'Wyniki każdej rundy i miejsca końcowe (Atom).' },
    data: {
      name: 'Kanał danych',
      about: 'Wszystko, co opublikowano, dla strony internetowej lub programu (JSON).',
    },
  },
  toKeep: 'Do zachowania',
  whole: {
    name: 'Cały turniej',
    about: 'Jeden plik ze wszystkim, na inny komputer. Zawiera wszystkie nazwiska.',
  },
  record: {
    name: 'Do sprawdzenia',
    about: 'Bez nazwisk. Każdy może z nim sprawdzić losowanie i klasyfikację.',
  },
  saveFile: 'Zapisz plik',
}
