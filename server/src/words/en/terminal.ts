import { plural } from '@topcut/protocol/words'

/** For whoever starts the server, at its terminal. */
export const terminal = {
  noSuchWord: (word: string) => `There is no “${word}” here.`,
  needsValue: (word: string) => `${word} needs a value.`,
  options:
    'Options: --port N, --host ADDRESS, --data FOLDER, --copies FOLDER, --tls, --cert FILE, --key FILE, --lang en|de|pl, --help',
  wrongPort: (port: string) => `--port must be a number from 0 to 65535, not "${port}".`,
  needsTls: '--cert and --key go with --tls.',
  needsBoth: '--cert and --key go together: one is missing.',

  cannotStart: (why: string) => `Topcut cannot start: ${why}`,
  noDatabase: 'the database that DATABASE_URL names cannot be reached.',
  noAddressOfDatabase:
    'DATABASE_URL is no address of a PostgreSQL, such as postgres://user@host/database.',
  inUse: (data: string) =>
    `Another Topcut is running on the data in ${data}. Go on with that one or stop it first; for other data choose another folder with --data.`,
  closedFolder: (data: string) =>
    `Topcut may not write to its data in ${data}. Check the permissions of the folder, or choose another with --data.`,
  noFolder: (data: string) => `${data} is not a folder; choose another with --data.`,
  wrongSetting: {
    TOPCUT_PROXIES: (value: string) =>
      `TOPCUT_PROXIES takes addresses, networks such as 10.0.0.0/8, uniquelocal or linklocal, not “${value}”.`,
    TOPCUT_LEAVE_SECONDS: (value: string) =>
      `TOPCUT_LEAVE_SECONDS takes whole seconds from 0 to 999, not “${value}”.`,
  },
  takenPort: (port: number) => `Port ${port} is already taken; choose another with --port.`,
  closedPort: (port: number) => `Port ${port} is not open to you; choose another with --port.`,
  noAddress: (host: string) => `This machine has no address ${host}; choose another with --host.`,

  readyAt: (url: string) => `Topcut is ready at ${url}`,
  signInHere: (link: string) => `The owner signs in here, once: ${link}`,
  hasPassphrase: 'The owner signs in with the passphrase; topcut link makes a new link.',

  inTheHall: 'In the hall, open:',
  devices: (count: number) =>
    plural('en', count, {
      one: '{{count}} device is connected.',
      other: '{{count}} devices are connected.',
    }),
  moved: (addresses: readonly string[]) =>
    `The address of this machine has changed; it is ${addresses.join(', ') || 'none'} now. Links and QR codes with the old one no longer work: show the new one.`,
  compare:
    'This machine has made its certificate itself, so browsers warn once. Compare this fingerprint (SHA-256) before you go on:',
}
