import { plural } from '@topcut/protocol/words'
import type { terminal as en } from '../en/terminal.ts'

export const terminal: typeof en = {
  noSuchWord: (word) => `Nie ma tu „${word}”.`,
  needsValue: (word) => `${word} wymaga wartości.`,
  options:
    'Opcje: --port N, --host ADRES, --data FOLDER, --copies FOLDER, --tls, --cert PLIK, --key PLIK, --lang en|de|pl, --help',
  wrongPort: (port) => `--port musi być liczbą od 0 do 65535, a nie „${port}”.`,
  needsTls: '--cert i --key działają tylko razem z --tls.',
  needsBoth: '--cert i --key muszą być podane razem: jednego brakuje.',

  cannotStart: (why) => `Topcut nie może wystartować: ${why}`,
  noDatabase: 'baza danych, którą wskazuje DATABASE_URL, jest nieosiągalna.',
  noAddressOfDatabase:
    'DATABASE_URL nie jest adresem bazy PostgreSQL, takim jak postgres://uzytkownik@komputer/baza.',
  inUse: (data) =>
    `Na danych w ${data} działa już inny Topcut. Pracuj dalej z tamtym albo najpierw go zatrzymaj; dla innych danych wybierz inny folder przez --data.`,
  closedFolder: (data) =>
    `Topcut nie może zapisywać danych w ${data}. Sprawdź uprawnienia folderu albo wybierz inny przez --data.`,
  noFolder: (data) => `${data} nie jest folderem; wybierz inny przez --data.`,
  wrongSetting: {
    TOPCUT_PROXIES: (value) =>
      `TOPCUT_PROXIES przyjmuje adresy, sieci takie jak 10.0.0.0/8, uniquelocal lub linklocal, a nie „${value}”.`,
    TOPCUT_LEAVE_SECONDS: (value) =>
      `TOPCUT_LEAVE_SECONDS przyjmuje pełne sekundy od 0 do 999, a nie „${value}”.`,
  },
  takenPort: (port) => `Port ${port} jest już zajęty; wybierz inny przez --port.`,
  closedPort: (port) => `Port ${port} nie jest dostępny dla Ciebie; wybierz inny przez --port.`,
  noAddress: (host) => `Ten komputer nie ma adresu ${host}; wybierz inny przez --host.`,

  readyAt: (url) => `Topcut działa pod adresem ${url}`,
  signInHere: (link) => `Właściciel loguje się tutaj, jeden raz: ${link}`,
  hasPassphrase: 'Właściciel loguje się hasłem; topcut link tworzy nowy link.',

  inTheHall: 'Na sali otwórz:',
  devices: (count) =>
    plural('pl', count, {
      one: 'Połączone jest {{count}} urządzenie.',
      few: 'Połączone są {{count}} urządzenia.',
      many: 'Połączonych jest {{count}} urządzeń.',
      other: 'Połączonych jest {{count}} urządzenia.',
    }),
  moved: (addresses) =>
    `Adres tego komputera się zmienił; teraz to ${addresses.join(', ') || 'żaden'}. Linki i kody QR ze starym adresem już nie działają: pokaż nowy.`,
  compare:
    'Ten komputer sam wystawił sobie certyfikat, dlatego przeglądarki raz ostrzegą. Zanim przejdziesz dalej, porównaj ten odcisk palca (SHA-256):',
}
