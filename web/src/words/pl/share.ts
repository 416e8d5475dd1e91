import type { share as en } from '../en/share.ts'

export const share: typeof en = {
  open: 'Udostępnij',
  title: (event) => `Udostępnij: ${event}`,
  publicPage: 'Strona publiczna',
  publicNote: 'Runda, zegar, pary i klasyfikacja. Nikt nie musi się logować.',
  address: 'Adres strony publicznej',
  onlyHere: 'Ten adres działa tylko na tym komputerze. Wpisz adres dla sali na stronie plakatu.',
  inTheHall: 'Na sali',
  pages: {
    wall: { name: 'Ekran na sali', about: 'Zegar, pary i klasyfikacja na dużym ekranie.' },
    clock: { name: 'Zegar', about: 'Sam zegar, na cały ekran.' },
    poster: { name: 'Plakat', about: 'Kod turnieju i kod QR do wydruku i powieszenia.' },
  },
  openPage: 'Otwórz',
  toSend: 'Do wysłania',
  text: 'Tekst na czaty i fora',
  picture: 'Zapisz jako obraz',
  noPicture: 'Ta przeglądarka nie może narysować obrazu. Skopiuj tekst.',
  nothingPlayed: 'Klasyfikacja do wysłania będzie po rozegraniu pierwszej rundy.',
  toKeep: 'Do zachowania',
  close: 'Zamknij',
}
