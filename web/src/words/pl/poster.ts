import type { poster as en } from '../en/poster.ts'

export const poster: typeof en = {
  title: 'Plakat do dołączania',
  note: 'Wydrukuj i powieś przy wejściu: gracze dołączają własnym telefonem.',
  network: 'Nazwa Wi-Fi',
  password: 'Hasło Wi-Fi',
  address: 'Adres dla telefonów',
  addressNote: 'Widać go w oknie, w którym uruchomiono Topcut.',
  notAnAddress:
    'Żaden telefon tego nie otworzy. Wpisz adres tak, jak był pokazany przy starcie programu Topcut, na przykład 192.168.1.20:8080.',
  loopback:
    'Ten adres otwiera się tylko na tym komputerze. Wpisz adres dla telefonów: widać go w oknie, w którym uruchomiono Topcut.',
  keptHere: 'Nazwa sieci i hasło pozostają na tym urządzeniu; serwer ich nie poznaje.',
  print: 'Drukuj',
  toDesk: 'Wróć na stanowisko organizatora',
  closed:
    'Zapisy kodem są zamknięte, dlatego plakat nie ma kodu. Otwórz je na stanowisku organizatora, w części „Animatorzy”.',
  tooLong: 'Za długie na kod: wpisz ręcznie.',

  joinIn: 'Dołącz telefonem',
  joinWifi: 'Połącz się z Wi-Fi',
  openPage: 'Otwórz tę stronę',
  typeCode: 'Wpisz imię i nazwisko oraz ten kod',
  code: 'Kod turnieju',
  wifiCode: 'Kod dla aparatu: Wi-Fi',
  pageCode: 'Kod dla aparatu: strona',
  watch: 'Tylko oglądasz? Pary i klasyfikacja',
  watchCode: 'Kod dla aparatu: pary i klasyfikacja',
  sameNetwork: 'Stronę otworzy każdy telefon w tej sieci. Aplikacja nie jest potrzebna.',
  warned: 'Przeglądarka ostrzega? Najpierw porównaj',
  compare:
    'Ten komputer sam wystawił sobie certyfikat, dlatego przeglądarki go nie znają. Otwórz certyfikat z ostrzeżenia i porównaj jego odcisk palca SHA-256 z tym tutaj: przejdź dalej tylko wtedy, gdy są takie same. W przeciwnym razie podejdź do stanowiska organizatora.',
  fingerprint: 'Odcisk palca SHA-256',
}
