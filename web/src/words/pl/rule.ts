import type { rule as en } from '../en/rule.ts'

export const rule: typeof en = {
  close: 'Zamknij',
  here: 'Tutaj',
  document: 'Dokument',
  section: (name) => `rozdział „${name}”`,
  kind: 'W programie',
  kinds: {
    E: 'pilnowana: naruszenie jest odrzucane lub sygnalizowane',
    C: 'obliczana automatycznie',
    R: 'zapisywana',
    D: 'pokazywana tam, gdzie jest potrzebna',
    A: 'sprawa osób przy stole',
  },
  beside: 'Ten sam rozdział',
  all: (count) => `Wszystkie zasady (${count})`,
  ownWords: 'Naszymi słowami; obowiązuje dokument.',
  unreachable: 'Nie można teraz wczytać tekstu. Spróbuj ponownie, gdy będziesz online.',
  noWords: 'Ta zasada nie ma jeszcze tekstu. Sprawdź ją w dokumencie.',
}
