import { labelsEn } from '../../en/labels.ts'
import { unpairedLosses } from '../../en/phrases.ts'
import type { PeopleFact } from '../../groups.ts'
import { playerList, somePlayers } from '../../names.ts'
import { plural } from '../../plural.ts'
import type { FactWordsOf } from '../fact-words.ts'

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
  'player-registered': ({ player, number, earnedBye, avoid, waiting }, names) => {
    const bye = earnedBye ? ', earned bye' : ''
    const apart = avoid.length === 0 ? '' : `, in round 1 not against: ${playerList(avoid, names)}`
    const waits = waiting === true ? ', on the waiting list' : ''
    return `${names.player(player)}: registered (no. ${number})${bye}${apart}${waits}.`
  },
  'capacity-set': ({ players }) =>
    players === null
      ? 'The hall holds any number of players.'
      : plural('en', players, {
          one: 'The hall holds {{count}} player.',
          other: 'The hall holds {{count}} players.',
        }),
  'player-admitted': ({ player }, names) =>
    `${names.player(player)}: admitted from the waiting list.`,
  'payment-marked': ({ players, paid }, names) =>
    `${paid ? 'Paid' : 'Not paid'}: ${somePlayers(players, names, (n) => `and ${n} more`)}.`,
  'wishes-changed': ({ wishes }, names) => {
    const players = playerList(
      wishes.map(({ player }) => player),
      names,
    )
    const [wish] = wishes
    // Whom each of a whole club does not want to meet would be nobody's reading.
    if (wish === undefined || wishes.length > 1) return `Wishes for round 1 changed: ${players}.`
    return wish.avoid.length === 0
      ? `${players}: in round 1 against anybody.`
      : `${players}: in round 1 not against: ${playerList(wish.avoid, names)}.`
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
