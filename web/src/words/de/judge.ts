import { plural } from '@topcut/protocol/words'
import type { judge as en } from '../en/judge.ts'

export const judge: typeof en = {
  title: 'Schiedsrichter',
  parts: 'Teile dieser Seite',
  tabs: { tables: 'Tische', calls: 'Aufrufe', matters: 'Entscheiden', 'look-up': 'Nachsehen' },
  toJudge: 'Zur Seite für Schiedsrichter, für das Handy gemacht',
  toPublic: 'Zur Seite für alle',
  back: 'Alle Tische',
  noRound: 'Es läuft keine Runde. Die Tische stehen hier, sobald eine veröffentlicht ist.',
  noTables: 'Jeder Tisch hat sein Ergebnis.',
  withResult: (count) =>
    plural('de', count, {
      one: '{{count}} Tisch mit Ergebnis',
      other: '{{count}} Tische mit Ergebnis',
    }),
  left: (time) => `noch ${time}`,
  over: (time) => `${time} über der Zeit`,
  moreTime: 'Mehr Zeit für diesen Tisch',
  ruleOn: (name) => `Entscheiden: ${name}`,
  component: (name) => `Spielmaterial: ${name}`,
  atThisTable: 'Die beiden an diesem Tisch',
  noCalls: 'Niemand wartet auf einen Schiedsrichter.',
  historyOf: (name) => `Festgehalten: ${name}`,
  find: 'Spieler oder Tisch',
  nothingFound: 'Nichts gefunden. Geben Sie weniger Buchstaben ein.',
  procedures: 'Was das Dokument sagt',
  places: {
    'round-start': 'Wenn die Runde beginnt',
    'set-up': 'Aufbau',
    'mirror-match': 'Spiegelpartie',
    'at-the-table': 'Am Tisch',
    'round-end': 'Wenn die Runde endet',
    conduct: 'Verhalten',
    material: 'Spielmaterial',
    spectators: 'Zuschauer',
  },
  list: 'Liste',
  noList: 'Es wurde keine Liste abgegeben.',
  listHidden: 'Die Liste ist für diese Rolle nicht offen.',
  listParts: {
    obstacles: 'Hindernisse',
    damageDeck: 'Schadensstapel',
    sum: 'Summe',
  },
  message: {
    title: 'Eine Durchsage an alle',
    about:
      'Sie steht auf dem Großbildschirm, auf der Seite für alle und auf den Handys der Spieler.',
    text: 'Was alle wissen sollen',
    missing: 'Noch gibt es nichts durchzusagen.',
    standing: (time) => `Zu sehen seit ${time}`,
    wall: 'Großbildschirm',
    publicPage: 'Seite für alle',
    takeDown: 'Zurücknehmen',
  },
}
