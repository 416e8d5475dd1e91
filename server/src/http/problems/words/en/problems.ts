import type { Weakness } from '../../../../access/passphrase/weakness.ts'
import type { TroubleCode } from '../../trouble.ts'

type Plain = Exclude<
  TroubleCode,
  | 'malformed'
  | 'stale'
  | 'too-many-tries'
  | 'registration-rush'
  | 'too-much-sent'
  | 'weak-passphrase'
>

export const problems = {
  refused: 'The rules do not allow this',
  fileRefused: 'The file cannot be taken in',
  titles: {
    malformed: 'Not understood',
    'not-json': 'Not understood',
    'not-found': 'Not found',
    'no-such-event': 'No such event',
    'unknown-player': 'No such player',
    'no-cards': 'No cards',
    'no-record-yet': 'No record yet',
    'not-as-asked': 'Not as asked for',
    'too-large': 'Too large',
    'wrong-content-type': 'Wrong content type',
    'foreign-origin': 'Not from this page',
    'unknown-host': 'Unknown address',
    'tls-needed': 'https only',
    'command-id-reused': 'Command id already used',
    stale: 'Changed in the meantime',
    'sign-in-needed': 'Not signed in',
    'not-yours': 'Not for you',
    'token-not-known': 'Token not known',
    'not-for-programs': 'Not for programs',
    'link-not-open': 'This link no longer works',
    'link-elsewhere': 'Opened on another device',
    'wrong-passphrase': 'Wrong passphrase',
    'wrong-sign-in': 'Wrong name or passphrase',
    'weak-passphrase': 'Passphrase too easy to guess',
    'passphrase-needed': 'Passphrase needed',
    'passphrase-unset': 'Choose a passphrase first',
    'link-needed': 'Open the link that let you in first',
    'name-needed': 'Choose a name as well',
    'name-taken': 'This name is taken',
    'wrong-code': 'Wrong code',
    'registration-closed': 'Registration is closed',
    'registration-full': 'No more registrations',
    'registration-rush': 'Many at once',
    'judge-called-already': 'A judge is called already',
    'event-archived': 'Archived',
    'other-name': 'Not its name',
    'export-first': 'Download it first',
    'hook-address': 'Not an address to tell',
    'hooks-full': 'Enough webhooks',
    'too-much-sent': 'A little slower, please',
    'too-many-tries': 'Too many tries',
    busy: 'Busy',
    stopping: 'Stopping',
    fault: 'Something went wrong',
  } satisfies { readonly [C in TroubleCode]: string },
  details: {
    'not-json': 'What was sent is not valid JSON.',
    'not-found': 'There is nothing at this address.',
    'no-such-event': 'There is no such tournament here.',
    'unknown-player': 'There is no such player in this tournament.',
    'no-record-yet':
      'There is nothing to check yet: the record begins when the first round is published.',
    'no-cards': 'The lists of this tournament are not judged by their cards.',
    'not-as-asked': 'What is at this address is not in the version that was asked for.',
    'too-large': 'What was sent is too large.',
    'wrong-content-type': 'Commands are sent as application/json.',
    'foreign-origin': 'Commands are accepted from Topcut’s own pages only.',
    'unknown-host': 'Topcut is not known under the address that was asked for.',
    'tls-needed':
      'This Topcut speaks https only, so that nobody can listen in. Use the same address with https:// in front.',
    'command-id-reused': 'Another command with this id has been granted already.',
    'sign-in-needed': 'Open the link you were given, or sign in with your name and passphrase.',
    'not-yours': 'Your role does not include this. The organizer can invite you to another one.',
    'token-not-known':
      'The token has expired, was taken back or is mistyped. The organizer can make a new one.',
    'not-for-programs': 'Only a person who is signed in can do this.',
    'link-not-open':
      'The link was used up, has expired or was taken back. Come to the desk for a new one. Or type the code from the poster on the start page.',
    'link-elsewhere':
      'This link opens on one device only, and another one was first. Go on there, or ask whoever gave it to you for a link for this one. If it was not you who opened it, tell them so.',
    'wrong-passphrase': 'This is not the passphrase. Check capital letters and try again.',
    'wrong-sign-in':
      'Name and passphrase do not belong together. Check both, and the capital letters of the passphrase, then try again.',
    'passphrase-unset':
      'Others can listen in on this network, so this step needs your passphrase, and you have none yet. Open your link again, or a new one, choose a passphrase there, then try again.',
    'link-needed':
      'The first passphrase is chosen in the window in which you opened your link, or on the machine Topcut runs on. Ask for a new link; the owner of the server gets one with “topcut link”.',
    'name-needed': 'A passphrase alone is not enough: choose the name you want to sign in with.',
    'name-taken': 'Somebody else signs in with this name. Choose another one.',
    'passphrase-needed':
      'Others on this network could listen in, and this cannot be taken back: please give the organizer’s passphrase as well.',
    'wrong-code': 'This is not the event code. You’ll find it on the poster at the entrance.',
    'registration-closed':
      'Nobody can register here by code at the moment. The organizer can add you at the desk.',
    'registration-full':
      'This tournament is full, the waiting list included. The organizer can add you at the desk.',
    'judge-called-already':
      'You have called a judge several times, and nobody could come yet. You have not been forgotten; if it is urgent, please come to the desk.',
    'event-archived':
      'This tournament is archived and can only be looked at. Its owner can take it out of the archive in the list of tournaments.',
    'other-name': 'This is not the name of the tournament. Nothing was deleted.',
    'export-first':
      'The tournament has not been downloaded as it is now. Download it first; nothing was deleted.',
    'hook-address':
      'Use an address that begins with https:// or http://, without a name and password in it. It must be on the internet; the server’s owner decides whether receivers in its own network are allowed.',
    'hooks-full': 'This tournament has as many webhooks as it can have. Remove one first.',
    busy: 'Others were faster each time. Nothing was stored; please send it again.',
    stopping: 'This server is being stopped. Please send it again in a moment.',
    fault: 'Topcut made a mistake. Please try again.',
  } satisfies { readonly [C in Plain]: string },
  damagedEntry: (entry: number) =>
    `Entry ${entry} of this tournament is damaged. It was left as it is, and the other tournaments go on. Bring the latest copy in which it is whole back with “topcut restore”.`,
  stale: (revision: number) =>
    `This has changed since you last saw it (revision ${revision}). Please look again.`,
  weakPassphrase: {
    short:
      'A passphrase needs at least twelve characters. Four words that do not belong together are easy to remember and hard to guess.',
    digits:
      'Digits alone are guessed in no time. Use words, for example four that do not belong together.',
    common:
      'Anyone guessing tries this first. Use something of your own, for example four words that do not belong together.',
    name: 'Anyone guessing tries your name first. Use something else, for example four words that do not belong together.',
  } satisfies { readonly [W in Weakness]: string },
  tooManyTries: (seconds: number) =>
    `Too many tries. Please wait ${seconds === 1 ? 'a second' : `${seconds} seconds`} and try again.`,
  tooMuchSent: (seconds: number) =>
    `This device has sent a lot in a short time. Please send it again in ${seconds === 1 ? 'a second' : `${seconds} seconds`}, or come to the desk.`,
  registrationRush: (seconds: number) =>
    `A lot of people are registering right now. Please send it again in ${seconds === 1 ? 'a second' : `${seconds} seconds`}.`,
  /** Where in a tournament something is wrong, and what; the sentence about it follows. */
  wrong: {
    inEntry: (event: string, entry: number) => `Tournament ${event}, entry ${entry}:`,
    inEvent: (event: string) => `Tournament ${event}:`,
    impossible: 'It cannot have happened there.',
    incoherent: 'Its parts do not belong together.',
  },
  /** The whole of what was sent, where no field can be named. */
  body: 'what was sent',
  /** What a field should have held. */
  kinds: {
    object: 'an object',
    array: 'a list',
    string: 'a text',
    integer: 'a whole number',
    number: 'a number',
    boolean: 'true or false',
  },
  fault: {
    missing: (field: string) => `The field “${field}” is missing.`,
    unknown: (field: string) => `The field “${field}” is not known here.`,
    blank: (field: string) => `The field “${field}” must not be blank.`,
    form: (field: string) => `The field “${field}” does not have the expected form.`,
    type: (field: string, kind: string) => `The field “${field}” must be ${kind}.`,
    choice: (field: string, choices: string) => `The field “${field}” must be one of: ${choices}.`,
    range: (field: string, least: number, most: number | null) =>
      most === null
        ? `The field “${field}” must be at least ${least}.`
        : `The field “${field}” must be from ${least} to ${most}.`,
    length: (field: string, least: number, most: number | null) =>
      most === null
        ? `The field “${field}” must have a length of at least ${least}.`
        : `The field “${field}” must have a length from ${least} to ${most}.`,
  },
}
