import { worded } from '../label.ts'
import type { SubjectWords } from '../subject-words.ts'
import { labels } from './labels.ts'
import { tables } from './phrases.ts'

export const leaders: SubjectWords<'leaders'> = {
  'command.appoint-leader': 'einen Verantwortlichen einsetzen',
  'command.dismiss-leader': 'einen Verantwortlichen abberufen',
  'command.hand-over-office': 'das Amt des Organisators übergeben',
  'command.change-duty': 'den Dienst eines Verantwortlichen ändern',

  'button.appoint-leader': 'Verantwortlichen einsetzen',
  'button.dismiss-leader': 'Verantwortlichen abberufen',
  'button.hand-over-office': 'Amt übergeben',
  'button.change-duty': 'Dienst ändern',

  'fact.leader-appointed': 'Verantwortlicher eingesetzt',
  'fact.leader-dismissed': 'Verantwortlicher abberufen',
  'fact.office-handed-over': 'Amt übergeben',
  'fact.duty-changed': 'Dienst geändert',

  'line.leader-appointed': ({ leader, role, plays, second }, names) => {
    const playing = plays === undefined ? '' : `, spielt mit als ${names.player(plays)}`
    const other = second === undefined ? '' : `, zweiter Verantwortlicher: ${names.leader(second)}`
    return `${names.leader(leader)}: eingesetzt als ${labels[`role.${role}`]}${playing}${other}.`
  },
  'line.leader-dismissed': ({ leader }, names) => `${names.leader(leader)}: abberufen.`,
  'line.office-handed-over': ({ from, to, reason }, names) =>
    `Organisator ist ab jetzt ${names.leader(to)}${from === null ? '' : ` (bisher: ${names.leader(from)})`}. Begründung: ${reason}`,
  'line.duty-changed': ({ leader, acting }, names) =>
    `${names.leader(leader)}: ${acting ? 'im Dienst' : 'nicht im Dienst, gilt als Zuschauer'}.`,

  'refusal.leader-may-not-play': ({ player, tier }, names) =>
    `${names.player(player)}: Auf dieser Ebene (${names.terms?.de?.[`tier.${tier}`] ?? worded('de', 'tier', tier)}) dürfen Verantwortliche nicht mitspielen. Es geht nur eines von beiden, leiten oder mitspielen.`,
  'refusal.second-judge-missing': ({ player }, names) =>
    `${names.player(player)}: Verantwortliche dürfen nur mitspielen, wenn ein zweiter Verantwortlicher anwesend ist. Zuerst einen zweiten einsetzen.`,
  'refusal.organizer-exists': ({ leader }, names) =>
    `${names.leader(leader)} ist bereits Organisator. Es gibt nur einen; das Amt lässt sich übergeben.`,
  'refusal.unknown-leader': ({ leader }, names) =>
    `${names.leader(leader)} gehört nicht zu den Verantwortlichen dieses Turniers. Zuerst einsetzen.`,
  'refusal.office-not-vacant': ({ leader }, names) =>
    `${names.leader(leader)} hat ein Amt, das dieses Turnier braucht. Zuerst das Amt übergeben.`,
  'refusal.ruling-leader-missing': ({ tables: open }) =>
    `Hier spielen Verantwortliche, und niemand bleibt übrig, der entscheiden kann (${tables(open)}). Einen weiteren Verantwortlichen einsetzen oder anders paaren.`,
  'refusal.own-matter': ({ table, ruling }, names) => {
    const where = table === null ? 'Das betrifft Sie selbst' : `Sie spielen an Tisch ${table}`
    const by = {
      any: 'Ein anderer Verantwortlicher entscheidet.',
      named: ruling.kind === 'named' ? `Es entscheidet: ${names.leader(ruling.leader)}.` : '',
      missing: 'Sonst ist niemand da, der entscheidet. Einen weiteren Verantwortlichen einsetzen.',
    }
    return `${where}, also entscheiden Sie das nicht selbst. ${by[ruling.kind]}`
  },
  'refusal.other-rules-here': ({ table, leader }, names) =>
    `An Tisch ${table} spielt ein Verantwortlicher mit. Dort entscheidet: ${names.leader(leader)}. Bitte dieser Person überlassen.`,
  'refusal.off-duty': () =>
    'Sie sind nicht im Dienst und gelten als Zuschauer. Melden Sie sich zuerst zum Dienst.',
  'refusal.organizer-missing': () =>
    'Dieses Turnier hat noch keinen Organisator. Zuerst einen einsetzen.',
}
