import type { file as en } from '../en/file.ts'

export const file: typeof en = {
  unreadable:
    'Diese Datei lässt sich nicht lesen: Sie ist nicht mehr da, sie ist ein Ordner oder kein Text in UTF-8. Wählen Sie sie noch einmal oder holen Sie sie neu.',
  tooLong: 'Das ist zu lang für eine Liste. Wählen Sie eine andere Datei.',
}
