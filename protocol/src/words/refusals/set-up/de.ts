import type { SetUpRefusal } from '../../groups.ts'
import { thing, things, worded } from '../../label.ts'
import { plural } from '../../plural.ts'
import { top } from '../phrases/de.ts'
import type { RefusalWordsOf } from '../refusal-words.ts'

export const setUpRefusalsDe: RefusalWordsOf<SetUpRefusal> = {
  'no-such-event': () =>
    'Dieses Turnier gibt es hier nicht. Die Adresse prüfen oder ein Turnier aus der Liste wählen.',
  'event-exists': () =>
    'Dieses Turnier ist bereits angelegt. Das vorhandene öffnen oder ein neues anlegen.',
  'event-finished': () =>
    'Das Turnier ist beendet. Vor einer Änderung ist das Beenden rückgängig zu machen, mit Begründung.',
  'unknown-regulation': ({ regulation }) =>
    `Die Turnierregeln „${regulation}“ sind hier nicht bekannt. Andere aus der Liste wählen.`,
  'not-announced': () =>
    'Vor Runde 1 sind Anzahl und Art der Runden sowie die Größe des Schnitts bekanntzugeben. Erst bekanntgeben, dann beginnen.',
  'announcement-outdated': ({ announced, now, what }) =>
    what === 'second-leader'
      ? 'Seit der Bekanntgabe ist ein anderer zweiter Verantwortlicher benannt. Zuerst erneut bekanntgeben.'
      : `Die Bekanntgabe galt für ${announced} Spieler, jetzt sind es ${now}. Zuerst erneut bekanntgeben.`,
  'too-few-players': ({ needed, present }) =>
    `${plural('de', needed - present, { one: 'Für diese Struktur fehlt noch {{count}} Spieler', other: 'Für diese Struktur fehlen noch {{count}} Spieler' })} (${present} von ${needed}). Weitere anmelden oder eine andere Struktur wählen.`,
  'below-minimum': ({ what, minimum, planned }) =>
    what === 'rounds'
      ? `Geplante Runden: ${planned}. Das Minimum ist hier ${minimum}. Mehr Runden einplanen.`
      : `Geplanter Schnitt: ${top(planned)}. Das Minimum ist hier ${top(minimum)}. Einen größeren Schnitt einplanen.`,
  'no-table-for-head-count': ({ structure, players }) =>
    `Für ${players} Spieler enthalten die Turnierregeln keinen Plan (${worded('de', 'structure', structure)}). Eine andere oder eine eigenständige Turnierstruktur wählen.`,
  'length-not-allowed': ({ minutes, from, to }) => {
    const planned = `Geplante Zeitdauer einer Turnierrunde: ${plural('de', minutes, { one: '{{count}} Minute', other: '{{count}} Minuten' })}.`
    if (from === null || to === null) {
      return `${planned} Die Turnierregeln lassen hier keine Wahl. Die Angabe weglassen.`
    }
    return from === to
      ? `${planned} Die Turnierregeln sehen genau ${from} Minuten vor. Die Angabe weglassen.`
      : `${planned} Die Turnierregeln erlauben ${from} bis ${to} Minuten. Eine Zeitdauer dazwischen wählen.`
  },
  'cut-size-not-in-document': ({ cut, sizes }) =>
    `Geplanter Schnitt: ${top(cut)}. Die Turnierregeln kennen nur ${sizes.map(top).join(', ')}. Eine dieser Größen wählen.`,
  'unknown-item': ({ item }) =>
    `Die Checklisten dieses Turniers haben keinen Punkt „${item}“. Einen der vorhandenen wählen.`,
  'details-incomplete': ({ missing }) =>
    `Das ist bekanntzugeben und fehlt noch: ${things('de', missing)}. Erst ergänzen, dann bekanntgeben.`,
  'variant-not-allowed': ({ variant, played }) =>
    `Dieses Spielformat (${thing('de', variant)}) ist auf dieser Ebene nicht zugelassen. Vorgesehen ist: ${thing('de', played)}. Dieses wählen.`,
}
