import type { shell as en } from '../en/shell.ts'

export const shell: typeof en = {
  language: 'Język',
  theme: 'Jasny lub ciemny',
  themes: { system: 'jak w systemie', light: 'jasny', dark: 'ciemny' },
  loading: 'Trwa wczytywanie …',
  pageMissing:
    'Pod tym adresem nic nie ma albo turniej został usunięty. Przejdź do listy turniejów.',
  toEvents: 'Turnieje',
  signIn: 'Zaloguj się',
  openingLink: 'Otwieranie linku …',
  typePassphrase: 'Wpisz hasło.',
  showTyped: 'Pokaż wpisywane znaki',
  unreachable: 'Brak połączenia z serwerem. Sprawdź sieć i spróbuj ponownie.',
}
