import type { StoreFaultCode } from '../../../../store/faults.ts'

/** For whoever stands at the desk or holds a phone: what it means for what they have just sent. */
export const storeProblems = {
  unavailable: {
    title: 'Data out of reach',
    detail:
      'The data cannot be reached at the moment. Please send it again in a moment; nothing is ever stored twice.',
  },
  'disk-full': {
    title: 'Disk full',
    detail: 'The server’s disk is full. Nothing was stored; make room there and send it again.',
  },
  'not-writable': {
    title: 'Data cannot be written',
    detail:
      'The server may not write to its data. Nothing was stored; check the permissions there and send it again.',
  },
  damaged: {
    title: 'Data damaged',
    detail:
      'The server’s data are damaged. They were left as they are; bring the latest copy back with “topcut restore”.',
  },
  'damaged-entry': {
    title: 'Entry damaged',
    detail:
      'An entry of this tournament is damaged. It was left as it is, and the other tournaments go on; bring the latest copy back with “topcut restore”.',
  },
  'later-version': {
    title: 'Written by a later version',
    detail: 'A later version of Topcut wrote this; the server has to be brought up to date.',
  },
  'unknown-fact': {
    title: 'Written by a later version',
    detail:
      'This tournament has an entry that the server does not know. Nothing was changed; the server has to be brought up to date.',
  },
  'unreadable-event': {
    title: 'Tournament cannot be read',
    detail:
      'This tournament cannot be read: an entry of its log cannot be right. Nothing was changed, and the others are not affected. Bring it back from a copy or an export, or ask the owner of the server to remove it.',
  },
  'in-use': {
    title: 'In use',
    detail: 'Another Topcut is running on these data; stop it first.',
  },
  'no-copy': {
    title: 'No copy was made',
    detail:
      'The copy could not be written; the data themselves are safe. Check the stick or the folder.',
  },
  'no-data': { title: 'No data', detail: 'There are no data of Topcut in this folder.' },
  'not-an-export': {
    title: 'Not a file of Topcut',
    detail: 'The file is no copy and no export of Topcut; nothing was taken from it.',
  },
  'damaged-file': {
    title: 'File damaged',
    detail: 'The file is damaged or was changed by hand; nothing was taken from it.',
  },
  'bad-event': {
    title: 'Not taken in',
    detail:
      'A tournament in the file cannot be right; nothing was taken from the file. Export it once more where it comes from.',
  },
  'event-exists': {
    title: 'Here already',
    detail:
      'A tournament in the file is here already, and it has gone on or changed since. Nothing was taken from the file. Open the one in the list; to look at the file beside it, import it into a Topcut with another data folder.',
  },
} satisfies {
  readonly [C in StoreFaultCode]: { readonly title: string; readonly detail: string }
}
