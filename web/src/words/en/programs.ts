import { plural } from '@topcut/protocol/words'

/** Programs that an event lets in by a token. */
export const programs = {
  title: 'Programs',
  about:
    'A script or a display comes in by a token of its own. It never makes the cut, disqualifies anybody or changes who leads.',
  none: 'No program is let in.',
  name: 'What it is called',
  role: 'What it may do',
  reader: 'Read only',
  lasts: 'Valid for',
  days: (n: number) => plural('en', n, { one: '{{count}} day', other: '{{count}} days' }),
  make: 'Make a token',
  once: 'Copy the token now. It is not shown again.',
  copy: 'Copy the token',
  until: (when: string) => `until ${when}`,
  over: 'expired',
  used: (when: string) => `last used ${when}`,
  unused: 'not used yet',
  revoke: 'Revoke',
}
