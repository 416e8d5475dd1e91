import { cardCount } from '@topcut/engine'
import { somePlayers } from '../names.ts'
import { plural } from '../plural.ts'
import { findingSentences } from '../sentences/finding-sentence.ts'
import type { SubjectWords } from '../subject-words.ts'
import { labels } from './labels.ts'
import { place } from './phrases.ts'

const cardsOfKind = { squad: 'Jägerstaffeln', army: 'Armeen', decks: 'Decks' } as const

export const lists: SubjectWords<'lists'> = {
  'command.submit-list': 'eine Liste abgeben',
  'command.correct-list': 'eine Liste berichtigen',
  'command.record-list-check': 'eine Liste als von Hand geprüft festhalten',
  'command.open-lists': 'die Listen offenlegen',
  'command.load-cards': 'einen Kartenkatalog laden',
  'command.record-deck-check': 'eine Decküberprüfung festhalten',
  'command.order-points-check': 'eine Überprüfung der Punkte anordnen',
  'command.sign-points-check': 'eine Überprüfung der Punkte abzeichnen',

  'button.submit-list': 'Liste abgeben',
  'button.correct-list': 'Liste berichtigen',
  'button.record-list-check': 'Prüfung festhalten',
  'button.open-lists': 'Listen offenlegen',
  'button.load-cards': 'Katalog laden',
  'button.record-deck-check': 'Decküberprüfung festhalten',
  'button.order-points-check': 'Überprüfung der Punkte anordnen',
  'button.sign-points-check': 'Überprüfung abzeichnen',

  'fact.list-submitted': 'Liste abgegeben',
  'fact.list-corrected': 'Liste berichtigt',
  'fact.list-checked': 'Liste von Hand geprüft',
  'fact.lists-opened': 'Listen offengelegt',
  'fact.cards-loaded': 'Kartenkatalog geladen',
  'fact.deck-checked': 'Decküberprüfung',
  'fact.points-check-ordered': 'Überprüfung der Punkte angeordnet',
  'fact.points-check-signed': 'Überprüfung der Punkte abgezeichnet',

  'line.list-submitted': ({ player }, names) => `${names.player(player)}: Liste abgegeben.`,
  'line.list-corrected': ({ player, reason, possibleAdvantage }, names) =>
    `${names.player(player)}: Liste berichtigt${possibleAdvantage ? ', möglicherweise zum Vorteil' : ''}. Begründung: ${reason}`,
  'line.list-checked': ({ player }, names) => `${names.player(player)}: Liste von Hand geprüft.`,
  'line.lists-opened': ({ to }) => `Listen einsehbar: ${labels[`lists-open-to.${to}`]}.`,
  'line.cards-loaded': ({ cards }) =>
    `Kartenkatalog geladen: „${cards.id}“, ${plural('de', cardCount(cards), { one: '{{count}} Karte', other: '{{count}} Karten' })}. Listen werden ab jetzt danach geprüft.`,
  'line.deck-checked': ({ match, player, removed, legalAfter }, names) => {
    const rest = legalAfter ? 'der Rest ist turnierlegal' : 'der Rest ist nicht turnierlegal'
    const found =
      removed.length === 0 ? 'keine Beanstandungen' : `entfernt: ${removed.join(', ')}; ${rest}`
    return `${place(match, names)}: Decküberprüfung (${names.player(player)}), ${found}.`
  },
  'line.points-check-ordered': () =>
    'Überprüfung der Punkte angeordnet: Vor Runde 1 rechnen alle Spieler die Liste ihres Gegners nach.',
  'line.points-check-signed': ({ match, player }, names) =>
    `${place(match, names)}: Liste des Gegners nachgerechnet (${names.player(player)}).`,

  'refusal.list-not-allowed': ({ player, findings }, names) =>
    `${names.player(player)}: Die Liste ist so nicht zulässig. ${findingSentences('de', findings, names)}`,
  'refusal.lists-missing': ({ players }, names) =>
    `${plural('de', players.length, { one: 'Es fehlt noch {{count}} Liste', other: 'Es fehlen noch {{count}} Listen' })}: ${somePlayers(players, names, (n) => `und ${n} weitere`)}. Erst abgeben, dann beginnen.`,
  'refusal.lists-unchecked': ({ players }, names) =>
    `${plural('de', players.length, { one: '{{count}} Liste ist bloßer Text, den niemand geprüft hat, und gilt als fehlend', other: '{{count}} Listen sind bloßer Text, den niemand geprüft hat, und gelten als fehlend' })}: ${somePlayers(players, names, (n) => `und ${n} weitere`)}. Durchsehen, die Prüfung festhalten, dann beginnen.`,
  'refusal.lists-locked': ({ player }, names) =>
    `${names.player(player)}: Nach dem Beginn ist die Liste nicht mehr zu ändern. Ein Verantwortlicher kann sie mit Begründung berichtigen.`,
  'refusal.list-not-locked': ({ player }, names) =>
    `${names.player(player)}: Das Turnier hat noch nicht begonnen, zu berichtigen ist also nichts. Die Liste neu abgeben.`,
  'refusal.cards-of-other-kind': ({ is, needed }) =>
    `In diesem Katalog geht es um ${cardsOfKind[is]}, bei diesem Turnier um ${cardsOfKind[needed]}. Eine andere Datei wählen.`,
  'refusal.cards-broken': ({ at, fault, value }) =>
    `Der Katalog widerspricht sich bei ${at}: ${fault === 'unknown-id' ? `Nichts in der Datei hat die Id „${value}“` : `Die Id „${value}“ kommt zweimal vor`}. Die Datei berichtigen und neu laden.`,
  'refusal.cards-id-taken': ({ id }) =>
    `Unter der Id „${id}“ kennt dieses Turnier andere Karten. Dem geänderten Katalog eine eigene Id geben und ihn dann laden.`,
  'refusal.deck-check-too-early': ({ table }) =>
    `Tisch ${table} hat noch kein Ergebnis. Eine Decküberprüfung folgt nach der Begegnung, wenn das Ergebnis eingetragen ist.`,
  'refusal.points-check-over': () =>
    'Die Punkte werden vor Runde 1 überprüft, und sie läuft bereits. Ein Verantwortlicher kann eine Liste weiterhin berichtigen.',
  'refusal.points-check-not-ordered': () =>
    'Eine Überprüfung der Punkte ist nicht angeordnet. Der Oberschiedsrichter kann sie vor Runde 1 anordnen.',
  'refusal.already-signed': ({ player, table }, names) =>
    `${names.player(player)}: Die Überprüfung der Punkte ist bereits abgezeichnet (Tisch ${table}). Mehr ist nicht nötig.`,
}
