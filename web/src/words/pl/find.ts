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
  },
  print: { verb: 'Drukuj', also: 'papier kartka pdf wydruk', note: 'kartka papieru' },
}
