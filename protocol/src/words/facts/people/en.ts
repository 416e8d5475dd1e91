import type { PeopleFact } from '@topcut/engine'
import { labelsEn } from '../../labels/en.ts'
import { playerList } from '../../names.ts'
import type { FactWordsOf } from '../fact-words.ts'
import { unpairedLosses } from '../phrases/en.ts'

export const peopleFactsEn: FactWordsOf<PeopleFact> = {
  'leader-appointed': ({ leader, role, plays, second }, names) => {
    const playing = plays === undefined ? '' : `, plays as ${names.player(plays)}`
    const other = second === undefined ? '' : `, second judge: ${names.leader(second)}`
    return `${names.leader(leader)}: appointed as ${labelsEn[`role.${role}`]}${playing}${other}.`
  },
  'leader-dismissed': ({ leader }, names) => `${names.leader(leader)}: dismissed.`,
  'office-handed-over': ({ from, to, reason }, names) =>
    `Organizer from now on: ${names.leader(to)}${from === null ? '' : ` (before: ${names.leader(from)})`}. Reason: ${reason}`,
  'duty-changed': ({ leader, acting }, names) =>
    `${names.leader(leader)}: ${acting ? 'on duty' : 'not on duty, counts as a spectator'}.`,
  'player-registered': ({ player, number, earnedBye, avoid }, names) => {
    const bye = earnedBye ? ', earned bye' : ''
    const apart = avoid.length === 0 ? '' : `, in round 1 not against: ${playerList(avoid, names)}`
    return `${names.player(player)}: registered (no. ${number})${bye}${apart}.`
  },
  'player-checked-in': ({ player }, names) => `${names.player(player)}: checked in.`,
  'player-entered-late': ({ player, number, missed }, names) =>
    `${names.player(player)}: late entry (no. ${number})${unpairedLosses(missed.length)}.`,
  'player-dropped': ({ player, after }, names) =>
    `${names.player(player)} has dropped and will not be paired again${after > 0 ? ` (last round: ${after})` : ''}.`,
  'player-readmitted': ({ player, missed }, names) =>
    `${names.player(player)} is back in the tournament${unpairedLosses(missed.length)}.`,
  'player-disqualified': ({ player, after, reason }, names) =>
    `${names.player(player)}: disqualification${after > 0 ? ` (last round: ${after})` : ''}. Reason: ${reason}`,
  'place-declined': ({ player, replacement }, names) =>
    `${names.player(player)} declines the place after the cut; ${replacement === null ? 'nobody moves up' : `moves up: ${names.player(replacement)}`}.`,
}
