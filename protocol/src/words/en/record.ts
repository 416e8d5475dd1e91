import type { RefusalCode } from '@topcut/engine'

/** What is wrong with a public record, and what was decided by hand, for whoever checks it. */
export const record = {
  andMore: (n: number) => `and ${n} more`,
  lateEntry: 'late entry',
  reason: (reason: string) => `Reason: ${reason}`,

  'chain-broken': {
    hash: (entry: number) => `Entry ${entry} was changed after it was recorded.`,
    previous: (entry: number) =>
      `Entry ${entry} does not follow the one before it: an entry was taken out, put in or moved.`,
    number: (entry: number) => `Entry ${entry} has another number in the file.`,
    around: () =>
      'The entries are whole, but something else in the file was changed: standings, final places or names.',
  },
  'head-differs': (wanted: string) =>
    `No entry of this record has the code ${wanted}. Check that it is typed as printed; if it is, the record was changed after the sheet was printed.`,
  'round-differs': {
    tables: (round: number, players: string) =>
      players === ''
        ? `Round ${round} does not come out as published when it is drawn again.`
        : `Round ${round} does not come out as published. Drawn again, these would meet somebody else or sit out: ${players}.`,
    places: (round: number) =>
      `The places in the bracket from round ${round} on do not come out as published when they are drawn again.`,
    'not-told': (round: number) =>
      `The record does not say with which lot round ${round} was drawn, although it was fixed before.`,
    'other-lot': (round: number) =>
      `Round ${round} was not drawn with the lot that was fixed before it.`,
    'other-draw': (round: number) => `Round ${round} was drawn more often than the record shows.`,
    'other-hall': (round: number) =>
      `Round ${round} was drawn without something the hall had added, or with something it had not.`,
    'other-entropy': (round: number) =>
      `Round ${round} was not drawn from its lot and what the hall had added.`,
  },
  'standings-differ': {
    standings: (players: string) =>
      players === ''
        ? 'The published standings are not what the results add up to.'
        : `The published standings are not what the results add up to: ${players}.`,
    places: (players: string) =>
      players === ''
        ? 'The published final places are not what the results add up to.'
        : `The published final places are not what the results add up to: ${players}.`,
    cut: (players: string) =>
      players === ''
        ? 'The published cut does not follow from the standings.'
        : `The published cut does not follow from the standings: ${players}.`,
  },
  'impossible-fact': (entry: number) =>
    `Entry ${entry} cannot have happened after what comes before it.`,
  'unknown-regulation': (regulation: string) =>
    `This version of Topcut does not know the tournament rules “${regulation}”. Nothing could be drawn or counted again; take a newer version.`,

  interventions: {
    'pair-round-by-hand': (round: string) => `Round ${round} was paired by hand.`,
    'pair-round': (round: string) => `Round ${round} was drawn again.`,
    'repair-round': (round: string) =>
      `Pairings of round ${round} were changed after they had been published.`,
    'constrain-pair': () =>
      'It was settled by hand whether two players meet. The reason is sealed.',
    'contribute-luck': (_: string, word: string) =>
      `A leader added to the lot of the next round: “${word}”.`,
    undo: (round: string) => `The draw of round ${round} was undone.`,
    'undo-luck': () => 'Something the hall had added to the lot was undone.',
  },
  exception: (what: string) => `Exception: ${what}.`,
  setAside: 'a rule was set aside',
  setAsideAs: {
    'announced-otherwise': 'something was changed after it had been announced',
    'announcement-outdated': 'play began although what was announced had changed',
    'bad-value': 'the kind of event belongs to another tier',
    'below-minimum': 'fewer rounds or a smaller cut than the tournament rules have',
    'confirmation-missing': 'a result counts without the opponent’s confirmation',
    'details-incomplete': 'announced although something to be announced was missing',
    'hall-full': 'somebody was admitted although the hall was full',
    'left-out': 'somebody was left out of a round',
    'length-not-allowed': 'the rounds last shorter or longer than the tournament rules have it',
    'list-not-allowed': 'a list was accepted that does not keep to the rules',
    'lists-missing': 'play went on although lists were missing',
    'lists-unchecked': 'play went on although lists had not been checked',
    'match-under-way': 'a table was changed although play had begun there',
    'material-missing': 'play went on although a replacement was missing',
    'mission-in-play': 'the mission was changed during the round',
    'mission-not-due': 'a mission was played before its turn',
    'mission-not-listed': 'a mission was played that had not been listed',
    'missions-not-legal': 'a mission was played on a map that is not permitted',
    'no-show-leaves': 'somebody who did not appear stays in the tournament',
    'not-allowed': 'a ruling that belongs to another office',
    'not-announced': 'play began without the announcement',
    'not-in-this-regulation': 'something these tournament rules do not have',
    'not-next': 'somebody was admitted ahead of others on the waiting list',
    'organizer-missing': 'play began without an organizer',
    'other-rules-here': 'another leader than the one in charge ruled at a table',
    'own-matter': 'a leader decided on the own match, because nobody else was there',
    'readmission-off': 'somebody was readmitted',
    'ruling-leader-missing': 'leaders played although nobody was left to rule on their match',
    'second-judge-missing': 'a leader plays although no second judge was there',
    'sharing-too-late': 'shared components were ordered after play had begun',
    'team-size': 'a team of another size was admitted',
    'variant-not-allowed': 'a format that is not permitted at this tier',
    'wrong-bracket': 'the bracket was paired otherwise than it has it',
  } satisfies { readonly [C in RefusalCode]?: string },
}
