import { plural } from '@topcut/protocol/words'
import type { account as en } from '../en/account.ts'

export const account: typeof en = {
  heading: 'Konto',
  notSignedIn: 'Sie sind nicht eingeloggt.',
  name: 'Name',
  nameHint: 'Damit loggen Sie sich ein; Groß- und Kleinschreibung ist egal.',
  namelessHint:
    'Noch kein Name? Dann gilt der aus der Einladung. Der Besitzer des Servers lässt das Feld leer.',
  typeName: 'Geben Sie den Namen ein, mit dem Sie sich einloggen wollen.',
  chooseName: 'Namen wählen',
  chooseNameNote:
    'Zum Einloggen gehören jetzt ein Name und das Kennwort. Wählen Sie Ihren Namen und bestätigen Sie ihn mit Ihrem Kennwort.',
  keepName: 'Namen speichern',
  signedInAs: (name) => `Eingeloggt als ${name}`,
  owner: 'Besitzer dieses Servers',
  organizer: 'Organisator',
  noPassphrase:
    'Sie haben noch kein Kennwort. Nach dem Ausloggen kommen Sie nur mit einem neuen Link wieder herein.',
  signOut: 'Ausloggen',
  changePassphrase: 'Kennwort ändern',
  changeNote: 'Überall sonst werden Sie ausgeloggt.',
  current: 'Bisheriges Kennwort',
  forgotten: 'Kennwort vergessen?',
  forgottenNote:
    'Sie sind mit einem Link hereingekommen und können ohne das alte ein neues wählen.',
  forgottenHint: 'Vergessen? Sie sind mit einem Link hereingekommen: einfach leer lassen.',
  newPassphrase: 'Neues Kennwort',
  changed: 'Geändert. Überall sonst sind Sie ausgeloggt.',
  kept: 'Gespeichert. Beim nächsten Mal loggen Sie sich mit Name und Kennwort ein.',

  sessions: 'Wo Sie eingeloggt sind',
  thisOne: 'dieses Gerät',
  since: (when) => `seit ${when}`,
  lastSeen: (when) => `zuletzt gesehen ${when}`,
  at: (address) => `von ${address}`,
  end: 'Dort ausloggen',
  endOthers: 'Überall sonst ausloggen',
  ended: 'Dort ausgeloggt.',
  device: (program, system) =>
    program !== null && system !== null
      ? `${program} auf ${system}`
      : (program ?? system ?? 'Unbekanntes Gerät'),
  systems: {
    android: 'Android',
    chromebook: 'einem Chromebook',
    ipad: 'einem iPad',
    iphone: 'einem iPhone',
    linux: 'Linux',
    mac: 'einem Mac',
    windows: 'Windows',
  },

  organizers: 'Organisatoren',
  organizersNote:
    'Sie legen hier eigene Turniere an und leiten sie. Verantwortliche und Schiedsrichter eines einzelnen Turniers werden dort eingeladen.',
  noOrganizers: 'Bisher sind Sie allein.',
  organizerName: 'Name des Organisators',
  inviteOrganizer: 'Organisator einladen',
  notInYet: (when) => `eingeladen am ${when}, noch nicht eingeloggt`,
  takeBack: 'Konto entziehen',
  takeBackNote: (name) =>
    `${name} wird überall sofort ausgeloggt und kommt nicht mehr herein. Die Turniere bleiben, und Sie leiten sie weiter.`,

  security: 'Sicherheitsprotokoll',
  securityNote:
    'Wer hereinkam und wer abgewiesen wurde. Kennwörter und Links stehen nicht darin; die ältesten Einträge fallen weg.',
  nothingYet: 'Noch ist nichts passiert.',
  terminal: 'die Konsole dieses Rechners',
  theOwner: 'Der Besitzer',
  somebody: 'Jemand',
  times: (n) => plural('de', n, { one: 'einmal', other: '{{count}}-mal' }),
  deeds: {
    'signed-in': ({ by }) => `${by} hat sich eingeloggt`,
    'sign-in-refused': ({ whom }) =>
      whom === ''
        ? 'Einloggen mit unbekanntem Namen abgewiesen'
        : `Einloggen als ${whom} abgewiesen`,
    'tries-limited': ({ whom }) =>
      whom === '' ? 'Zu viele Versuche, gesperrt' : `Zu viele Versuche als ${whom}, gesperrt`,
    'link-opened': ({ by }) => `${by} hat einen Link geöffnet`,
    'link-refused': () => 'Versuch mit einem Link, der nicht mehr gilt',
    'signed-out': ({ by }) => `${by} hat sich ausgeloggt`,
    'session-ended': ({ by }) => `${by} hat ein anderes Gerät ausgeloggt`,
    'sessions-ended': ({ by }) => `${by} hat sich überall sonst ausgeloggt`,
    'name-chosen': ({ by }) => `${by} hat einen Namen gewählt`,
    'passphrase-chosen': ({ by }) => `${by} hat ein Kennwort gewählt`,
    'passphrase-refused': ({ by }) => `${by} hat ein falsches Kennwort angegeben`,
    'organizer-invited': ({ by, whom }) => `${by} hat ${whom} als Organisator eingeladen`,
    'account-revoked': ({ by, whom }) => `${by} hat ${whom} das Konto entzogen`,
    'link-made': ({ by, whom }) =>
      whom === ''
        ? 'Ein neuer Link für den Besitzer wurde erzeugt'
        : `${by} hat einen neuen Link für ${whom} erzeugt`,
    'leader-invited': ({ by, whom }) => `${by} hat ${whom} eingeladen`,
    'leader-revoked': ({ by, whom }) => `${by} hat die Einladung von ${whom} zurückgezogen`,
    'event-deleted': ({ by }) => `${by} hat ein Turnier gelöscht`,
    'program-made': ({ by, whom }) => `${by} hat das Programm ${whom} zugelassen`,
    'program-revoked': ({ by, whom }) => `${by} hat das Token von ${whom} zurückgezogen`,
    'token-refused': () => 'Versuch mit einem Token, das nicht gilt',
  },
}
