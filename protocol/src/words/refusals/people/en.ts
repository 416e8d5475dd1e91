import type { PeopleRefusal } from '../../groups.ts'
import { worded } from '../../label.ts'
import { plural } from '../../plural.ts'
import { tables } from '../phrases/en.ts'
import type { RefusalWordsOf } from '../refusal-words.ts'

export const peopleRefusalsEn: RefusalWordsOf<PeopleRefusal> = {
  'unknown-player': ({ player }, names) =>
    `${names.player(player)} is not in this tournament. Check the name or register the player first.`,
  'already-registered': ({ player }, names) =>
    `${names.player(player)} is already registered. Somebody else needs a name that differs.`,
  'registration-over': ({ player }, names) =>
    `${names.player(player)}: registration is over. What remains is a late entry.`,
  'registration-still-open': ({ player }, names) =>
    `${names.player(player)}: registration is still open. Register as usual; no late entry is needed.`,
  'late-entry-refused': ({ player }, names) =>
    `${names.player(player)}: late entries are not accepted here. Only those who registered before round 1 can play.`,
  'hall-full': ({ player, places }, names) =>
    `${names.player(player)}: ${plural('en', places, { one: 'the one place of the hall is taken', other: 'all {{count}} places of the hall are taken' })}. A place becomes free when somebody drops.`,
  'on-waiting-list': ({ player }, names) =>
    `${names.player(player)} is on the waiting list. Admit the player first.`,
  'not-waiting': ({ player }, names) =>
    `${names.player(player)} is not on the waiting list. Only somebody who waits can be admitted.`,
  'not-next': ({ player, next }, names) =>
    `${names.player(player)} is not the next on the waiting list; ${names.player(next)} has waited longer. Admit that player first.`,
  'already-marked': ({ paid }) =>
    paid
      ? 'The payment is marked already. Nothing more is needed.'
      : 'No payment is marked. Nothing more is needed.',
  'round-one-paired': () =>
    'Round 1 is paired, and wishes are for that round only. Discard its pairings to change them.',
  'already-checked-in': ({ player }, names) =>
    `${names.player(player)} is already checked in. Nothing more is needed.`,
  'not-active': ({ player }, names) =>
    `${names.player(player)} is not playing at the moment. This becomes possible with check-in or readmission.`,
  'still-active': ({ player }, names) =>
    `${names.player(player)} is still in the tournament. Only a player who has dropped can be readmitted.`,
  'disqualified-for-good': ({ player }, names) =>
    `${names.player(player)} is disqualified and cannot be readmitted. A disqualification by mistake can be undone in the log.`,
  'readmission-off': ({ player }, names) =>
    `${names.player(player)}: this tournament has no readmission. A drop by mistake can be undone in the log.`,
  'stage-over': ({ player }, names) =>
    `${names.player(player)}: the stage is over. Late entry and readmission are possible only while it is running.`,
  'leader-may-not-play': ({ player, tier }, names) =>
    `${names.player(player)}: at this tier (${worded('en', 'tier', tier)}) leaders may not play. Choose one of the two, leading or playing.`,
  'second-judge-missing': ({ player }, names) =>
    `${names.player(player)}: a leader may play only if a second judge is present. Appoint a second judge first.`,
  'no-place-to-decline': ({ player }, names) =>
    `${names.player(player)} has no place after a cut. Only those who have made the cut can decline a place.`,
  'organizer-exists': ({ leader }, names) =>
    `${names.leader(leader)} is the organizer already. There is one organizer; the office can be handed over.`,
  'unknown-leader': ({ leader }, names) =>
    `${names.leader(leader)} is not among the leaders of this tournament. Appoint this leader first.`,
  'office-not-vacant': ({ leader }, names) =>
    `${names.leader(leader)} is the organizer, and the tournament needs one. Hand over the office first.`,
  'ruling-leader-missing': ({ tables: open }) =>
    `Leaders play here, and nobody is left to rule on the match (${tables(open)}). Appoint another leader or change the pairing.`,
  'nobody-sits-out': ({ round }) =>
    `Nobody sits out in round ${round}, so a late entry has no opponent in it. Joining is possible from the next round on.`,
}
