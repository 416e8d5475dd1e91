import type { FactOf } from '@topcut/engine'
import { dayText } from '../day-text.ts'
import { thing, things, worded } from '../label.ts'
import { plural } from '../plural.ts'
import { aboutText } from '../sentences/about-text.ts'
import { anewText, changesText } from '../sentences/change-text.ts'
import { detailsText } from '../sentences/details-text.ts'
import { optionsText } from '../sentences/options-text.ts'
import { planText } from '../sentences/plan-text.ts'
import type { SubjectWords } from '../subject-words.ts'
import { labels } from './labels.ts'
import { minutesOf, playersOf } from './phrases.ts'

/** What an organizer chose beyond the document. */
const chosen = ({
  roundMinutes = {},
  missions = [],
  cameFrom,
}: Pick<FactOf<'event-created'>, 'roundMinutes' | 'missions' | 'cameFrom'>) => {
  const { swiss, elimination } = roundMinutes
  return [
    ...(swiss === undefined ? [] : [`; Schweizer Runden: ${minutesOf(swiss)}`]),
    ...(elimination === undefined ? [] : [`; K.\u00a0o.-Runden: ${minutesOf(elimination)}`]),
    ...(missions.length === 0 ? [] : [`; Gefechtseinsätze: ${missions.join(', ')}`]),
    ...(cameFrom === undefined
      ? []
      : [
          `; aus einer Datei übernommen: ${cameFrom.tool}, SHA-256 ${cameFrom.digest.slice(0, 12)}`,
        ]),
  ].join('')
}

export const setUp: SubjectWords<'setUp'> = {
  'command.create-event': 'ein Turnier anlegen',
  'command.change-structure': 'die Turnierstruktur ändern',
  'command.change-options': 'die Optionen des Turniers ändern',
  'command.describe-event': 'die Einstellungen des Turniers ändern',
  'command.set-details': 'die Angaben zum Turnier festlegen',
  'command.tick-item': 'einen Punkt einer Checkliste abhaken',
  'command.announce-event': 'das Turnier bekanntgeben',
  'command.announce-message': 'allen eine Durchsage anzeigen',
  'command.allow-embedding': 'die Einbettung erlauben',
  'command.cancel-event': 'das Turnier absagen',

  'button.create-event': 'Turnier anlegen',
  'button.change-structure': 'Turnierstruktur ändern',
  'button.change-options': 'Optionen ändern',
  'button.describe-event': 'Änderungen speichern',
  'button.set-details': 'Angaben festlegen',
  'button.tick-item': 'Abhaken',
  'button.announce-event': 'Turnier bekanntgeben',
  'button.announce-message': 'Durchsage anzeigen',
  'button.allow-embedding': 'Einbetten erlauben',
  'button.cancel-event': 'Turnier absagen',

  'fact.event-created': 'Turnier angelegt',
  'fact.structure-changed': 'Turnierstruktur geändert',
  'fact.options-changed': 'Optionen geändert',
  'fact.event-described': 'Einstellungen geändert',
  'fact.details-set': 'Angaben festgelegt',
  'fact.item-ticked': 'Punkt einer Checkliste',
  'fact.event-announced': 'Turnier bekanntgegeben',
  'fact.message-announced': 'Durchsage',
  'fact.embedding-allowed': 'Einbettung erlaubt',
  'fact.event-cancelled': 'Turnier abgesagt',

  'line.event-created': (fact, names) =>
    `Turnier angelegt: ${fact.name} (${names.regulation(fact.regulation)}, ${names.terms?.de?.[`tier.${fact.tier}`] ?? labels[`tier.${fact.tier}`]}, ${dayText('de', fact.date)}${chosen(fact)}).`,
  'line.structure-changed': () => 'Turnierstruktur geändert.',
  'line.options-changed': ({ options, roundMinutes = {} }) =>
    `Optionen geändert: ${optionsText('de', options)}${chosen({ roundMinutes })}.`,
  'line.event-described': ({ about }) => `Einstellungen geändert: ${aboutText('de', about)}.`,
  'line.details-set': ({ details }) => `Angaben festgelegt: ${detailsText('de', details)}.`,
  'line.item-ticked': ({ item, ticked }, _names, told) =>
    `Checkliste, ${ticked ? 'erledigt' : 'wieder offen'}: ${told.item(item)}`,
  'line.event-cancelled': ({ reason }) => `Turnier abgesagt: ${reason}`,
  'line.message-announced': ({ text }) =>
    text === '' ? 'Die Durchsage ist zurückgenommen.' : `Durchsage an alle: ${text}`,
  'line.embedding-allowed': ({ on }) => {
    if (on === 'nowhere') return 'Die öffentliche Seite darf nirgends eingebettet werden.'
    if (on === 'everywhere')
      return 'Die öffentliche Seite darf auf jeder Website eingebettet werden.'
    return `Die öffentliche Seite darf auf diesen Websites eingebettet werden: ${on.join(', ')}.`
  },
  'line.event-announced': (fact, names) => {
    const { stages, headCount, seconds = [], changes = [], reason } = fact
    const rulings = seconds.map(({ leader, second }) => {
      const who = second === null ? 'jeder andere Verantwortliche' : names.leader(second)
      return `; zweiter Verantwortlicher (${names.leader(leader)} spielt mit): ${who}`
    })
    const plan = `${playersOf(headCount, names)}: ${planText('de', stages)}${rulings.join('')}.`
    if (changes.length === 0) return `Bekanntgegeben für ${plan}`
    return `Neu bekanntgegeben für ${plan} ${anewText('de', { changes, reason: reason ?? null }, names)}`
  },

  'refusal.unknown-regulation': ({ regulation }) =>
    `Die Turnierregeln „${regulation}“ sind hier nicht bekannt. Andere aus der Liste wählen.`,
  'refusal.no-table-for-head-count': ({ structure, players }, names) =>
    `Für ${playersOf(players, names)} enthalten die Turnierregeln keinen Plan (${worded('de', 'structure', structure)}). Eine andere oder eine eigenständige Turnierstruktur wählen.`,
  'refusal.length-not-allowed': ({ minutes, from, to }) => {
    const planned = `Geplante Zeitdauer einer Turnierrunde: ${plural('de', minutes, { one: '{{count}} Minute', other: '{{count}} Minuten' })}.`
    if (from === null || to === null) {
      return `${planned} Die Turnierregeln lassen hier keine Wahl. Die Angabe weglassen.`
    }
    return from === to
      ? `${planned} Die Turnierregeln sehen genau ${from} Minuten vor. Die Angabe weglassen.`
      : `${planned} Die Turnierregeln erlauben ${from} bis ${to} Minuten. Eine Zeitdauer dazwischen wählen.`
  },
  'refusal.announced-otherwise': ({ changes }, names) =>
    `Seit der Bekanntgabe geändert: ${changesText('de', changes, names)}. Mit einer Begründung wird es neu bekanntgegeben.`,
  'refusal.already-played': ({ stage, rounds }) =>
    `Abschnitt ${stage} hat begonnen (${plural('de', rounds, { one: 'bisher {{count}} Runde', other: 'bisher {{count}} Runden' })}). Was gespielt ist, bleibt im Plan.`,
  'refusal.locked-since-begun': ({ what }) =>
    `Seit Turnierbeginn gesperrt: ${thing('de', what)}. Andere haben sich darauf verlassen; zum Ändern erst den Start rückgängig machen.`,
  'refusal.ends-before-it-begins': ({ first, until }) =>
    `Der letzte Tag (${dayText('de', until)}) liegt vor dem ersten Tag (${dayText('de', first)}). Einen späteren letzten Tag wählen.`,
  'refusal.unknown-item': ({ item }) =>
    `Die Checklisten dieses Turniers haben keinen Punkt „${item}“. Einen der vorhandenen wählen.`,
  'refusal.details-incomplete': ({ missing }) =>
    `Das ist bekanntzugeben und fehlt noch: ${things('de', missing)}. Erst ergänzen, dann bekanntgeben.`,
  'refusal.variant-not-allowed': ({ variant, played }) =>
    `Dieses Spielformat (${thing('de', variant)}) ist auf dieser Ebene nicht zugelassen. Vorgesehen ist: ${thing('de', played)}. Dieses wählen.`,
  'refusal.not-a-site': ({ site }) =>
    `„${site}“ ist keine Website. Die Adresse nur bis zum Namen angeben, ohne Pfad: https://club.example.`,
  'refusal.no-sites': () =>
    'Es ist keine Website genannt. Mindestens eine angeben oder „nirgends“ wählen.',
  'refusal.too-many-sites': ({ most }) =>
    `Das sind zu viele Websites. Höchstens ${most} angeben oder alle erlauben.`,
}
