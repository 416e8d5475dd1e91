import type { hooks as en } from '../en/hooks.ts'

export const hooks: typeof en = {
  announced: (event) => `${event}: turniej ogłoszony.`,
  announcedAnew: (event) => `${event}: ogłoszenie się zmieniło.`,
  cancelled: (event, reason) => `${event}: turniej odwołany: ${reason}`,
  published: (event, round) => `${event}, ${round}: są pary.`,
  repaired: (event, round) => `${event}, ${round}: pary się zmieniły.`,
  closed: (event, round) => `${event}, ${round}: są wszystkie wyniki.`,
  cut: (event, size) => `${event}: dalej gra top ${size}.`,
  result: (event, round, table) => `${event}, ${round}, stół ${table}:`,
  amended: (event, round, table) => `${event}, ${round}, stół ${table}, po korekcie:`,
  annulled: (event, round, table) =>
    `${event}, ${round}, stół ${table}: wynik się nie liczy, gra zostanie powtórzona.`,
  message: (event, text) => `${event}: ${text}`,
  finished: (event, champion) => `${event}: koniec turnieju. Wygrywa ${champion}. Gratulacje!`,
  trial: (event) => `${event}: to próba. Od teraz ten kanał dostaje wiadomości o turnieju.`,
  takenBack: (event, what) => `${event}: wycofano: ${what}.`,
  what: {
    'event-announced': 'ogłoszenie',
    'event-cancelled': 'odwołanie turnieju',
    'round-published': 'pary',
    'round-repaired': 'zmiana par',
    'round-closed': 'koniec rundy',
    'cut-made': 'odcięcie',
    'result-entered': 'wynik',
    'result-amended': 'korekta wyniku',
    'result-annulled': 'unieważnienie wyniku',
    'message-announced': 'komunikat',
    'event-finished': 'koniec turnieju',
  },
}
