import type { shell as en } from '../en/shell.ts'

export const shell: typeof en = {
  language: 'Sprache',
  theme: 'Hell oder dunkel',
  themes: { system: 'wie das System', light: 'hell', dark: 'dunkel' },
  loading: 'Wird geladen …',
  pageMissing:
    'Unter dieser Adresse gibt es nichts, oder das Turnier wurde gelöscht. Weiter geht es über die Liste der Turniere.',
  toEvents: 'Turniere',
  signIn: 'Einloggen',
  openingLink: 'Der Link wird geöffnet …',
  typePassphrase: 'Geben Sie Ihr Kennwort ein.',
  showTyped: 'Eingabe zeigen',
  unreachable:
    'Der Server ist nicht erreichbar. Prüfen Sie das Netz und versuchen Sie es noch einmal.',
}
