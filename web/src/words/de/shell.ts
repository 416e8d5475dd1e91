import type { ShellWords } from '../shell/words.ts'

export const shellDe: ShellWords = {
  language: 'Sprache',
  theme: 'Hell oder dunkel',
  themes: { system: 'wie das System', light: 'hell', dark: 'dunkel' },
  loading: 'Wird geladen …',
  pageMissing: 'Unter dieser Adresse gibt es nichts. Weiter geht es über die Liste der Turniere.',
  toEvents: 'Turniere',
  signIn: 'Einloggen',
  openingLink: 'Der Link wird geöffnet …',
  unreachable:
    'Der Server ist nicht erreichbar. Prüfen Sie das Netz und versuchen Sie es noch einmal.',
}
