import type { find as en } from '../en/find.ts'

export const find: typeof en = {
  share: [
    'Udostępnij',
    'linki kod qr dołącz ekran obraz tekst czat forum csv eksport wyślij',
    'strona publiczna, ekran, teksty i pliki',
  ],
  pages: {
    public: ['Strona publiczna', 'udostępnij link widzowie obserwatorzy', 'strona dla wszystkich'],
    wall: ['Ekran na sali', 'ściana rzutnik projektor tablica', 'strona na salę'],
    clock: ['Zegar', 'minutnik odliczanie ekran czas', 'strona na salę'],
    poster: ['Plakat', 'kod QR zapisy zaproszenie', 'strona do druku'],
    judge: ['Telefon sędziego', 'wezwania arbiter', 'strona dla sędziów'],
    events: ['Turnieje', 'start usuń ukryj archiwum nowy kopiuj', 'wszystkie Twoje turnieje'],
    account: ['Konto', 'hasło wyloguj ustawienia', 'Twoje konto'],
  },
  inside: {
    exports: ['Pliki i teksty', 'eksport csv pobierz arkusz forum czat obraz', 'w klasyfikacji'],
    joinCode: ['Kod turnieju', 'linki zaproś prowadzący sędziowie', 'wśród prowadzących'],
    message: ['Wiadomość do wszystkich', 'ogłoszenie komunikat ekran telefony', 'w ogłoszeniu'],
    undo: ['Cofnij coś', 'dziennik historia wycofaj', 'w dzienniku'],
    about: [
      'Nazwa, data, miejsce',
      'zmień nazwę godzina adres opis logo obraz wpisowe nagrody liczba miejsc',
      'w Ustawieniach',
    ],
    plan: ['Struktura, misje, opcje', 'rundy odcięcie długość minuty zasady', 'w Ustawieniach'],
    clubs: ['Kluby w rundzie 1', 'rozdziel znajomi', 'w Ustawieniach'],
    seen: ['Co widzą wszyscy', 'rozpiski zwycięzca ukryj nazwiska', 'w Ustawieniach'],
    ending: ['Odwołaj lub usuń', 'koniec turnieju', 'w Ustawieniach'],
  },
  print: { verb: 'Drukuj', also: 'papier kartka pdf wydruk', note: 'kartka papieru' },
}
