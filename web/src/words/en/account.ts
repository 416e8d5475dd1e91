import type { DeviceAnswer, SecurityDeed } from '@topcut/protocol'
import { plural } from '@topcut/protocol/words'

type Deed = { readonly by: string; readonly whom: string }

/** How somebody signs in, where they are signed in, and what happened at the door. */
export const account = {
  heading: 'Account',
  notSignedIn: 'You are not signed in.',
  name: 'Name',
  nameHint: 'You sign in with it; capital letters don’t matter.',
  namelessHint:
    'No name yet? Use the one you were invited by. The owner of the server leaves this empty.',
  typeName: 'Type the name you want to sign in with.',
  chooseName: 'Choose a name',
  chooseNameNote:
    'Everybody now signs in with a name and a passphrase. Choose your name and confirm it with your passphrase.',
  keepName: 'Save this name',
  signedInAs: (name: string) => `Signed in as ${name}`,
  owner: 'Owner of this server',
  organizer: 'Organizer',
  noPassphrase: 'You have no passphrase yet. Once you sign out, only a new link lets you in again.',
  signOut: 'Sign out',
  changePassphrase: 'Change the passphrase',
  changeNote: 'You will be signed out everywhere else.',
  current: 'Current passphrase',
  forgotten: 'Forgotten your passphrase?',
  forgottenNote: 'You came in by a link, so you can choose a new one without the old one.',
  forgottenHint: 'Forgotten it? You came in by a link: leave this empty.',
  newPassphrase: 'New passphrase',
  changed: 'Changed. You are signed out everywhere else.',
  kept: 'Saved. Next time, sign in with your name and this passphrase.',

  sessions: 'Where you are signed in',
  thisOne: 'this device',
  since: (when: string) => `since ${when}`,
  lastSeen: (when: string) => `last seen ${when}`,
  at: (address: string) => `from ${address}`,
  end: 'Sign out there',
  endOthers: 'Sign out everywhere else',
  ended: 'Signed out there.',
  device: (program: string | null, system: string | null) =>
    program !== null && system !== null
      ? `${program} on ${system}`
      : (program ?? system ?? 'Unknown device'),
  systems: {
    android: 'Android',
    chromebook: 'a Chromebook',
    ipad: 'an iPad',
    iphone: 'an iPhone',
    linux: 'Linux',
    mac: 'a Mac',
    windows: 'Windows',
  } satisfies Record<NonNullable<DeviceAnswer['system']>, string>,

  organizers: 'Organizers',
  organizersNote:
    'They create and run their own tournaments here. Leaders and judges of a single tournament are invited there.',
  noOrganizers: 'You are the only one so far.',
  organizerName: 'Organizer’s name',
  inviteOrganizer: 'Invite an organizer',
  notInYet: (when: string) => `invited ${when}, not signed in yet`,
  takeBack: 'Remove the account',
  takeBackNote: (name: string) =>
    `${name} is signed out everywhere at once and cannot come back. The tournaments stay and are yours to run.`,

  security: 'Security log',
  securityNote:
    'Who came in and who was turned away. It holds no passphrases and no links; the oldest entries drop out.',
  nothingYet: 'Nothing has happened yet.',
  terminal: 'the terminal of this machine',
  theOwner: 'The owner',
  somebody: 'Somebody',
  times: (n: number) => plural('en', n, { one: 'once', other: '{{count}} times' }),
  deeds: {
    'signed-in': ({ by }) => `${by} signed in`,
    'sign-in-refused': ({ whom }) =>
      whom === '' ? 'Sign-in with an unknown name refused' : `Sign-in as ${whom} refused`,
    'tries-limited': ({ whom }) =>
      whom === '' ? 'Too many tries, blocked' : `Too many tries as ${whom}, blocked`,
    'link-opened': ({ by }) => `${by} opened a link`,
    'link-refused': () => 'A link that no longer works was tried',
    'signed-out': ({ by }) => `${by} signed out`,
    'session-ended': ({ by }) => `${by} signed out another device`,
    'sessions-ended': ({ by }) => `${by} signed out everywhere else`,
    'name-chosen': ({ by }) => `${by} chose a name`,
    'passphrase-chosen': ({ by }) => `${by} chose a passphrase`,
    'passphrase-refused': ({ by }) => `${by} gave a wrong passphrase`,
    'organizer-invited': ({ by, whom }) => `${by} invited ${whom} as an organizer`,
    'account-revoked': ({ by, whom }) => `${by} removed the account of ${whom}`,
    'link-made': ({ by, whom }) =>
      whom === '' ? 'A new link for the owner was made' : `${by} made a new link for ${whom}`,
    'leader-invited': ({ by, whom }) => `${by} invited ${whom}`,
    'leader-revoked': ({ by, whom }) => `${by} took back the invitation of ${whom}`,
    'event-deleted': ({ by }) => `${by} deleted a tournament`,
    'program-made': ({ by, whom }) => `${by} let the program ${whom} in`,
    'program-revoked': ({ by, whom }) => `${by} took back the token of ${whom}`,
    'token-refused': () => 'A token that opens nothing was tried',
  } satisfies Record<SecurityDeed, (deed: Deed) => string> as Record<
    SecurityDeed,
    (deed: Deed) => string
  >,
}
