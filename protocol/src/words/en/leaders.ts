import { worded } from '../label.ts'
import type { SubjectWords } from '../subject-words.ts'
import { labels } from './labels.ts'
import { tables } from './phrases.ts'

export const leaders: SubjectWords<'leaders'> = {
  'command.appoint-leader': 'appoint a leader',
  'command.dismiss-leader': 'dismiss a leader',
  'command.hand-over-office': 'hand over the office of organizer',
  'command.change-duty': 'put a leader on or off duty',

  'button.appoint-leader': 'Appoint leader',
  'button.dismiss-leader': 'Dismiss leader',
  'button.hand-over-office': 'Hand over office',
  'button.change-duty': 'Change duty',

  'fact.leader-appointed': 'leader appointed',
  'fact.leader-dismissed': 'leader dismissed',
  'fact.office-handed-over': 'office handed over',
  'fact.duty-changed': 'duty changed',

  'line.leader-appointed': ({ leader, role, plays, second }, names) => {
    const playing = plays === undefined ? '' : `, plays as ${names.player(plays)}`
    const other = second === undefined ? '' : `, second judge: ${names.leader(second)}`
    return `${names.leader(leader)}: appointed as ${labels[`role.${role}`]}${playing}${other}.`
  },
  'line.leader-dismissed': ({ leader }, names) => `${names.leader(leader)}: dismissed.`,
  'line.office-handed-over': ({ from, to, reason }, names) =>
    `Organizer from now on: ${names.leader(to)}${from === null ? '' : ` (before: ${names.leader(from)})`}. Reason: ${reason}`,
  'line.duty-changed': ({ leader, acting }, names) =>
    `${names.leader(leader)}: ${acting ? 'on duty' : 'not on duty, counts as a spectator'}.`,

  'refusal.leader-may-not-play': ({ player, tier }, names) =>
    `${names.player(player)}: at this tier (${worded('en', 'tier', tier)}) leaders may not play. Choose one of the two, leading or playing.`,
  'refusal.second-judge-missing': ({ player }, names) =>
    `${names.player(player)}: a leader may play only if a second judge is present. Appoint a second judge first.`,
  'refusal.organizer-exists': ({ leader }, names) =>
    `${names.leader(leader)} is the organizer already. There is one organizer; the office can be handed over.`,
  'refusal.unknown-leader': ({ leader }, names) =>
    `${names.leader(leader)} is not among the leaders of this tournament. Appoint this leader first.`,
  'refusal.office-not-vacant': ({ leader }, names) =>
    `${names.leader(leader)} holds an office that the tournament needs. Hand over the office first.`,
  'refusal.ruling-leader-missing': ({ tables: open }) =>
    `Leaders play here, and nobody is left to rule on the match (${tables(open)}). Appoint another leader or change the pairing.`,
  'refusal.own-matter': ({ table, ruling }, names) => {
    const where = table === null ? 'This is about you' : `You play at table ${table}`
    const by = {
      any: 'Another leader decides.',
      named: ruling.kind === 'named' ? `It is decided by: ${names.leader(ruling.leader)}.` : '',
      missing: 'Nobody else is there to decide. Appoint another leader.',
    }
    return `${where}, so you do not decide it yourself. ${by[ruling.kind]}`
  },
  'refusal.other-rules-here': ({ table, leader }, names) =>
    `A leader plays at table ${table}: ${names.leader(leader)} rules there. Leave it to them.`,
  'refusal.off-duty': () => 'You are not on duty and count as a spectator. Go on duty first.',
  'refusal.organizer-missing': () => 'This tournament has no organizer yet. Appoint one first.',
}
