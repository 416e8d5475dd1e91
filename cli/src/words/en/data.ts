import type { StoreFaultCode } from '@topcut/server'

type Faults = { readonly [C in StoreFaultCode]: string }

export const data = {
  unavailable: 'The data cannot be reached. Check that the database runs and try again.',
  'disk-full': 'The disk is full. Nothing was changed; make room and try again.',
  'not-writable': 'Topcut may not write there. Nothing was changed; check the permissions.',
  damaged: 'The data are damaged. They were left as they are; restore the latest copy.',
  'damaged-entry':
    'An entry of an event is damaged. It was left as it is, and the other events can be read; restore the latest copy in which it is whole.',
  'later-version': 'This was written by a later version of Topcut. Use that version.',
  'unknown-fact': 'There is a fact that this version of Topcut does not know. Use a later version.',
  'unreadable-event':
    'An event cannot be read; it was left as it is, and the others are not affected. Bring it back from a copy or an export.',
  'in-use': 'Topcut is running on these data. Nothing was changed; stop it first.',
  'no-copy': 'The file could not be written; the data themselves are safe.',
  'no-data': 'There are no data of Topcut here. Name their folder with --data.',
  'not-an-export': 'The file is no copy and no export of Topcut. Nothing was taken from it.',
  'damaged-file': 'The file is damaged or was changed by hand. Nothing was taken from it.',
  'bad-event':
    'An event of the file cannot be right. Nothing was taken from it; export it once more where it comes from.',
  'event-exists': 'An event of the file is here already. Nothing was taken from it.',
  'unknown-event': (event: string, events: readonly string[]) =>
    events.length === 0
      ? `There is no event ${event}, and no other either. Check --data and DATABASE_URL.`
      : `There is no event ${event}. There are: ${events.join(', ')}.`,
  'other-name': (event: string, name: string) =>
    `The event ${event} is called “${name}”. Nothing was deleted; give that name with --name.`,
  'file-exists':
    'There is a file of that name already. Nothing was deleted; name another one with --to.',
  'no-record-yet': 'There is no public record yet: it begins when the first round is published.',
  'deleted-unsaved':
    'The event was deleted, and no file was written: it is damaged, and what cannot be read cannot be saved.',
} satisfies Faults &
  Readonly<
    Record<
      'unknown-event' | 'other-name' | 'file-exists' | 'no-record-yet' | 'deleted-unsaved',
      unknown
    >
  >
