import { playerList, somePlayers } from '../names.ts'
import { plural } from '../plural.ts'
import type { SubjectWords } from '../subject-words.ts'
import { labels } from './labels.ts'
import { playersOf, unpairedLosses } from './phrases.ts'

export const players: SubjectWords<'players'> = {
  'command.register-player': 'register a player',
  'command.register-late-player': 'accept a late entry',
  'command.set-capacity': 'set the capacity of the hall',
  'command.admit-player': 'admit a player from the waiting list',
  'command.mark-payment': 'mark who has paid',
  'command.change-wishes': 'change who is kept apart in round 1',
  'command.keep-clubs-apart': 'keep the players of one club apart in round 1',
  'command.check-in-player': 'check in a player',
  'command.cancel-check-in': 'take back a check-in',
  'command.remove-registrations': 'remove registrations',
  'command.drop-player': 'drop a player',
  'command.readmit-player': 'readmit a player',

  'button.register-player': 'Register',
  'button.register-late-player': 'Register late entry',
  'button.set-capacity': 'Set capacity',
  'button.admit-player': 'Admit',
  'button.mark-payment': 'Mark payment',
  'button.change-wishes': 'Change wishes',
  'button.keep-clubs-apart': 'Keep clubs apart in round 1',
  'button.check-in-player': 'Check in',
  'button.cancel-check-in': 'Take back check-in',
  'button.remove-registrations': 'Remove registrations',
  'button.drop-player': 'Drop',
  'button.readmit-player': 'Readmit',

  'fact.player-registered': 'player registered',
  'fact.capacity-set': 'capacity of the hall',
  'fact.player-admitted': 'admitted from the waiting list',
  'fact.payment-marked': 'payment',
  'fact.wishes-changed': 'wishes for round 1',
  'fact.clubs-kept-apart': 'clubs in round 1',
  'fact.player-checked-in': 'player checked in',
  'fact.check-in-cancelled': 'check-in taken back',
  'fact.player-entered-late': 'late entry',
  'fact.player-dropped': 'player dropped',
  'fact.player-readmitted': 'player readmitted',
  'fact.player-disqualified': 'disqualification',

  'line.player-registered': ({ player, number, earnedBye, avoid, waiting }, names) => {
    const bye = earnedBye ? ', earned bye' : ''
    const apart = avoid.length === 0 ? '' : `, in round 1 not against: ${playerList(avoid, names)}`
    const waits = waiting === true ? ', on the waiting list' : ''
    return `${names.player(player)}: registered (no. ${number})${bye}${apart}${waits}.`
  },
  'line.capacity-set': ({ players }, names) =>
    players === null
      ? `The hall holds any number of ${names.inTeams === true ? 'teams' : 'players'}.`
      : `The hall holds ${playersOf(players, names)}.`,
  'line.player-admitted': ({ player }, names) =>
    `${names.player(player)}: admitted from the waiting list.`,
  'line.payment-marked': ({ players, paid }, names) =>
    `${paid ? 'Paid' : 'Not paid'}: ${somePlayers(players, names, (n) => `and ${n} more`)}.`,
  'line.wishes-changed': ({ wishes }, names) => {
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
  'line.clubs-kept-apart': ({ clubs }, names) => {
    const those = `${names.inTeams === true ? 'Teams' : 'Players'} of one club`
    if (clubs === null) return `${those} may meet in round 1.`
    if (clubs.length === 0) return `${those} are kept apart in round 1.`
    const n = plural('en', clubs.length, { one: '{{count}} club', other: '{{count}} clubs' })
    return `${those} are kept apart in round 1 (${n}).`
  },
  'line.player-checked-in': ({ player }, names) => `${names.player(player)}: checked in.`,
  'line.check-in-cancelled': ({ player }, names) => `${names.player(player)}: check-in taken back.`,
  'line.player-entered-late': ({ player, number, missed }, names) =>
    `${names.player(player)}: late entry (no. ${number})${unpairedLosses(missed.length)}.`,
  'line.player-dropped': ({ player, after }, names) =>
    `${names.player(player)} has dropped and will not be paired again${after > 0 ? ` (last round: ${after})` : ''}.`,
  'line.player-readmitted': ({ player, missed }, names) =>
    `${names.player(player)} is back in the tournament${unpairedLosses(missed.length)}.`,
  'line.player-disqualified': ({ player, after, reason }, names) =>
    `${names.player(player)}: disqualification${after > 0 ? ` (last round: ${after})` : ''}. Reason: ${reason}`,

  'refusal.unknown-player': ({ player }, names) =>
    `${names.player(player)} is not in this tournament. Check the name or register the player first.`,
  'refusal.already-registered': ({ player }, names) =>
    `${names.player(player)} is already registered. If this is somebody else, add something to the name.`,
  'refusal.registration-over': ({ player }, names) =>
    `${names.player(player)}: registration is over. Only a late entry is possible now.`,
  'refusal.registration-still-open': ({ player }, names) =>
    `${names.player(player)}: registration is still open. Register as usual; no late entry is needed.`,
  'refusal.late-entry-refused': ({ player }, names) =>
    `${names.player(player)}: late entries are not accepted here. Only those who registered before round 1 can play.`,
  'refusal.team-size': ({ count, needed }) =>
    `A team has ${plural('en', needed, { one: '{{count}} member', other: '{{count}} members' })}, ${count === 0 ? 'and none is named here' : `and ${count} ${count === 1 ? 'is' : 'are'} named here`}. Name all of them.`,
  'refusal.hall-full': ({ player, places }, names) =>
    `${names.player(player)}: ${plural('en', places, { one: 'the one place in the hall is taken', other: 'all {{count}} places in the hall are taken' })}. A place becomes free when somebody drops.`,
  'refusal.on-waiting-list': ({ player }, names) =>
    `${names.player(player)} is on the waiting list. Admit the player first.`,
  'refusal.not-waiting': ({ player }, names) =>
    `${names.player(player)} is not on the waiting list. Only somebody on it can be admitted.`,
  'refusal.not-next': ({ player, next }, names) =>
    `${names.player(player)} is not the next on the waiting list; ${names.player(next)} has waited longer. Admit that player first.`,
  'refusal.already-marked': ({ paid }) =>
    paid
      ? 'The payment is marked already. Nothing more is needed.'
      : 'No payment is marked. There is nothing to take back.',
  'refusal.registrations-stay': ({ players }, names) =>
    players.length === 0
      ? 'Nobody is chosen. Choose who is to be removed.'
      : `These stay, because they play, have left already or were never registered: ${somePlayers(players, names, (n) => `and ${n} more`)}. Nobody was removed.`,
  'refusal.round-one-paired': () =>
    'Round 1 is paired, and wishes are for that round only. Discard its pairings to change them.',
  'refusal.round-one-by-lot': ({ tiers: known }) => {
    const tiers = known.map((tier) => labels[`tier.${tier}`]).join(', ')
    return known.length === 0
      ? 'Round 1 is drawn by lot: nobody is kept apart from anybody. After pairing, a leader may swap two tables by hand and say why.'
      : `Clubs are kept apart in round 1 only at this tier: ${tiers}. After pairing, a leader may swap two tables by hand and say why.`
  },
  'refusal.already-checked-in': ({ player }, names) =>
    `${names.player(player)} is already checked in. Nothing more is needed.`,
  'refusal.not-checked-in': ({ player }, names) =>
    `${names.player(player)} is not checked in. There is nothing to take back.`,
  'refusal.not-active': ({ player }, names) =>
    `${names.player(player)}: not playing at the moment. Check in or readmit first.`,
  'refusal.still-active': ({ player }, names) =>
    `${names.player(player)} is still in the tournament. Only a player who has dropped can be readmitted.`,
  'refusal.disqualified-for-good': ({ player }, names) =>
    `${names.player(player)} is disqualified and cannot be readmitted. A disqualification by mistake can be undone in the log.`,
  'refusal.readmission-off': ({ player }, names) =>
    `${names.player(player)}: this tournament has no readmission. A drop by mistake can be undone in the log.`,
  'refusal.stage-over': ({ player }, names) =>
    `${names.player(player)}: the stage is over. Late entry and readmission are possible only while it is running.`,
  'refusal.return-by-organizer': () => 'Only the organizer can take you in again. Ask at the desk.',
  'refusal.nobody-sits-out': ({ round }) =>
    `Nobody sits out in round ${round}, so a late entry has no opponent in it. Joining is possible from the next round on.`,
  'refusal.score-not-needed': ({ player }, names) =>
    `${names.player(player)}: no score is needed here. Leave it out.`,
}
