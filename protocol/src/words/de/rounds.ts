import { playerList } from '../names.ts'
import { plural } from '../plural.ts'
import { planText } from '../sentences/plan-text.ts'
import type { SubjectWords } from '../subject-words.ts'
import { labels } from './labels.ts'
import { playersOf, tables, top } from './phrases.ts'

export const rounds: SubjectWords<'rounds'> = {
  'command.start-stage': 'einen Abschnitt beginnen',
  'command.pair-round': 'eine Runde paaren',
  'command.pair-round-by-hand': 'eine Runde von Hand paaren',
  'command.unpair-round': 'Paarungen verwerfen',
  'command.publish-round': 'eine Runde veröffentlichen',
  'command.repair-round': 'Paarungen einer veröffentlichten Runde ändern',
  'command.constrain-pair': 'festlegen, ob zwei Spieler aufeinandertreffen',
  'command.close-round': 'eine Runde abschließen',

  'button.start-stage': 'Abschnitt beginnen',
  'button.pair-round': 'Runde paaren',
  'button.pair-round-by-hand': 'Von Hand paaren',
  'button.unpair-round': 'Paarungen verwerfen',
  'button.publish-round': 'Veröffentlichen',
  'button.repair-round': 'Paarungen ändern',
  'button.constrain-pair': 'Paarung festlegen',
  'button.close-round': 'Runde abschließen',

  'fact.stage-started': 'Abschnitt begonnen',
  'fact.round-paired': 'Runde gepaart',
  'fact.round-unpaired': 'Paarungen verworfen',
  'fact.round-published': 'Runde veröffentlicht',
  'fact.round-repaired': 'Paarungen geändert',
  'fact.pair-constrained': 'Paarung festgelegt',
  'fact.round-closed': 'Runde abgeschlossen',

  'line.stage-started': ({ stage, plan, entrants, places }, names) =>
    `Abschnitt ${stage + 1} begonnen mit ${names.inTeams === true ? playersOf(entrants.length, names) : plural('de', entrants.length, { one: '{{count}} Spieler', other: '{{count}} Spielern' })}: ${planText('de', [{ ...plan, cut: null }])}${places === undefined ? '' : ', Plätze im Turnierbaum zufällig ausgelost'}.`,
  'line.round-paired': ({ round, method, pairings, byes, leftOut, mission, reason }, names) => {
    const tables = plural('de', pairings.length, {
      one: '{{count}} Tisch',
      other: '{{count}} Tische',
    })
    const bye =
      byes.length === 0
        ? ''
        : `; Freilos: ${playerList(
            byes.map((b) => b.player),
            names,
          )}`
    const out = leftOut.length === 0 ? '' : `; nicht gepaart: ${playerList(leftOut, names)}`
    const how = method.name === 'by-hand' ? 'Von Hand, Begründung:' : 'Neu ausgelost, Begründung:'
    const why = reason === undefined ? '' : ` ${how} ${reason}`
    const what = mission === undefined ? '' : `; Gefechtseinsatz: ${mission}`
    return `Runde ${round} gepaart: ${tables}${bye}${out}${what}.${why}`
  },
  'line.round-unpaired': ({ round }) => `Runde ${round}: Paarungen verworfen.`,
  'line.round-published': ({ round }) => `Runde ${round} ist veröffentlicht.`,
  'line.round-repaired': ({ round, pairings, byes, reason }, names) => {
    const tables = plural('de', pairings.length, { zero: '', one: ', Tisch ', other: ', Tische ' })
    const numbers = pairings.map(({ table }) => table).join(', ')
    const sitting = playerList(
      byes.map((bye) => bye.player),
      names,
    )
    const bye = byes.length === 0 ? '' : `; Freilos: ${sitting}`
    return `Runde ${round}: Paarungen geändert${tables}${numbers}${bye}. Begründung: ${reason}`
  },
  'line.pair-constrained': ({ players, as, reason }, names) =>
    `${playerList(players, names)}: ${labels[`constraint.${as}`]}. Begründung: ${reason}`,
  'line.round-closed': ({ round }) => `Runde ${round} ist abgeschlossen.`,

  'refusal.not-announced': () =>
    'Vor Runde 1 sind Anzahl und Art der Runden sowie die Größe des Schnitts bekanntzugeben. Erst bekanntgeben, dann beginnen.',
  'refusal.announcement-outdated': ({ announced, now, what }, names) =>
    what === 'second-leader'
      ? 'Seit der Bekanntgabe ist ein anderer zweiter Verantwortlicher benannt. Zuerst erneut bekanntgeben.'
      : what === 'missions'
        ? 'Die Gefechtseinsätze sind andere als bekanntgegeben. Zuerst erneut bekanntgeben.'
        : `Die Bekanntgabe galt für ${playersOf(announced, names)}, jetzt sind es ${now}. Zuerst erneut bekanntgeben.`,
  'refusal.too-few-players': ({ needed, present }, names) =>
    `${needed - present === 1 ? 'Für diese Struktur fehlt' : 'Für diese Struktur fehlen'} noch ${playersOf(needed - present, names)} (${present} von ${needed}). Weitere anmelden oder eine andere Struktur wählen.`,
  'refusal.below-minimum': ({ what, minimum, planned }) =>
    what === 'rounds'
      ? `Geplante Runden: ${planned}. Das Minimum ist hier ${minimum}. Mehr Runden einplanen.`
      : `Geplanter Schnitt: ${top(planned)}. Das Minimum ist hier ${top(minimum)}. Einen größeren Schnitt einplanen.`,
  'refusal.stage-not-started': () =>
    'Es hat noch kein Abschnitt begonnen. Erst den Abschnitt beginnen, dann paaren.',
  'refusal.stage-running': ({ stage }) =>
    `Abschnitt ${stage} läuft noch. Zuerst seine Runden zu Ende spielen.`,
  'refusal.no-further-round': ({ planned }) =>
    `Es folgt keine weitere Runde (geplant: ${planned}). Weiter geht es mit dem Schnitt oder dem Ende des Turniers.`,
  'refusal.no-further-stage': () =>
    'Es folgt kein weiterer Abschnitt. Das Turnier kann beendet werden.',
  'refusal.round-open': ({ round, tables: open }) =>
    open.length === 0
      ? `Runde ${round} ist noch offen. Zuerst diese Runde abschließen.`
      : `Runde ${round} ist noch offen: ${plural('de', open.length, { one: '{{count}} Ergebnis fehlt', other: '{{count}} Ergebnisse fehlen' })} (${tables(open)}). Erst eintragen, dann die Runde abschließen.`,
  'refusal.results-missing': ({ round, tables: open }) =>
    `Runde ${round} kann noch nicht abgeschlossen werden: ${plural('de', open.length, { one: '{{count}} Ergebnis fehlt', other: '{{count}} Ergebnisse fehlen' })} (${tables(open)}). Erst eintragen, dann abschließen.`,
  'refusal.no-round': () => 'Es gibt noch keine Runde. Zuerst eine Runde paaren.',
  'refusal.round-not-published': ({ round }) =>
    `Runde ${round} ist noch nicht veröffentlicht. Zuerst veröffentlichen.`,
  'refusal.round-already-published': ({ round }) =>
    `Runde ${round} ist bereits veröffentlicht. Eine Änderung der Paarungen erfordert eine Begründung.`,
  'refusal.left-out': ({ players }, names) =>
    `Nicht gepaart: ${playerList(players, names)}. Alle brauchen einen Tisch oder ein Freilos.`,
  'refusal.paired-twice': ({ player }, names) =>
    `${names.player(player)} ist doppelt gepaart. Nur einen Tisch oder ein Freilos lassen.`,
  'refusal.not-in-round': ({ player }, names) =>
    `${names.player(player)} spielt in dieser Runde nicht mit. Den Namen herausnehmen oder zuerst wieder beitreten lassen.`,
  'refusal.plays-self': ({ player }, names) =>
    `${names.player(player)} steht auf beiden Seiten desselben Tisches. Einen anderen Gegner wählen.`,
  'refusal.wrong-bracket': ({ players }, names) =>
    `Der Turnierbaum sieht diese Paarung jetzt nicht vor: ${playerList(players, names)}. Nach dem Turnierbaum paaren.`,
  'refusal.pair-not-constrained': ({ players }, names) =>
    `Für diese beiden ist nichts festgelegt: ${playerList(players, names)}. Sie werden wie alle anderen gepaart.`,
  'refusal.confirmation-missing': ({ tables: open }) =>
    `Ein Verantwortlicher hat das eigene Ergebnis eingetragen, und die Bestätigung des Gegners fehlt (${tables(open)}). Der Gegner kann bestätigen oder ein anderer Verantwortlicher berichtigen.`,
}
