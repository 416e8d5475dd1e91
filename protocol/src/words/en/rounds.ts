import { playerList } from '../names.ts'
import { plural } from '../plural.ts'
import { planText } from '../sentences/plan-text.ts'
import type { SubjectWords } from '../subject-words.ts'
import { labels } from './labels.ts'
import { playersOf, tables, top } from './phrases.ts'

export const rounds: SubjectWords<'rounds'> = {
  'command.start-stage': 'start a stage',
  'command.pair-round': 'pair a round',
  'command.pair-round-by-hand': 'pair a round by hand',
  'command.unpair-round': 'discard pairings',
  'command.publish-round': 'publish a round',
  'command.repair-round': 'change pairings of a published round',
  'command.constrain-pair': 'fix or forbid a pair',
  'command.close-round': 'close a round',

  'button.start-stage': 'Start stage',
  'button.pair-round': 'Pair round',
  'button.pair-round-by-hand': 'Pair by hand',
  'button.unpair-round': 'Discard pairings',
  'button.publish-round': 'Publish',
  'button.repair-round': 'Change pairings',
  'button.constrain-pair': 'Fix or forbid',
  'button.close-round': 'Close round',

  'fact.stage-started': 'stage started',
  'fact.round-paired': 'round paired',
  'fact.round-unpaired': 'pairings discarded',
  'fact.round-published': 'round published',
  'fact.round-repaired': 'pairings changed',
  'fact.pair-constrained': 'pair fixed or forbidden',
  'fact.round-closed': 'round closed',

  'line.stage-started': ({ stage, plan, entrants, places }, names) =>
    `Stage ${stage + 1} started with ${playersOf(entrants.length, names)}: ${planText('en', [{ ...plan, cut: null }])}${places === undefined ? '' : ', places in the bracket at random'}.`,
  'line.round-paired': ({ round, method, pairings, byes, leftOut, mission, reason }, names) => {
    const tables = plural('en', pairings.length, {
      one: '{{count}} table',
      other: '{{count}} tables',
    })
    const bye =
      byes.length === 0
        ? ''
        : `; bye: ${playerList(
            byes.map((b) => b.player),
            names,
          )}`
    const out = leftOut.length === 0 ? '' : `; not paired: ${playerList(leftOut, names)}`
    const how = method.name === 'by-hand' ? 'By hand, reason:' : 'Drawn again, reason:'
    const why = reason === undefined ? '' : ` ${how} ${reason}`
    const what = mission === undefined ? '' : `; skirmish mission: ${mission}`
    return `Round ${round} paired: ${tables}${bye}${out}${what}.${why}`
  },
  'line.round-unpaired': ({ round }) => `Round ${round}: pairings discarded.`,
  'line.round-published': ({ round }) => `Round ${round} is published.`,
  'line.round-repaired': ({ round, pairings, byes, reason }, names) => {
    const tables = plural('en', pairings.length, { zero: '', one: ', table ', other: ', tables ' })
    const numbers = pairings.map(({ table }) => table).join(', ')
    const sitting = playerList(
      byes.map((bye) => bye.player),
      names,
    )
    const bye = byes.length === 0 ? '' : `; bye: ${sitting}`
    return `Round ${round}: pairings changed${tables}${numbers}${bye}. Reason: ${reason}`
  },
  'line.pair-constrained': ({ players, as, reason }, names) =>
    `${playerList(players, names)}: ${labels[`constraint.${as}`]}. Reason: ${reason}`,
  'line.round-closed': ({ round }) => `Round ${round} is closed.`,

  'refusal.not-announced': () =>
    'Before round 1 the number and kind of rounds and the size of the cut must be announced. Announce first, then start.',
  'refusal.announcement-outdated': ({ announced, now, what }, names) =>
    what === 'second-leader'
      ? 'Another second judge has been named since the announcement. Announce again first.'
      : what === 'missions'
        ? 'The skirmish missions are not the ones announced. Announce again first.'
        : `The announcement was made for ${playersOf(announced, names)}, now there are ${now}. Announce again first.`,
  'refusal.too-few-players': ({ needed, present }, names) =>
    `This structure needs ${playersOf(needed - present, names).replace(' ', ' more ')} (${present} of ${needed}). Register more ${names.inTeams === true ? 'teams' : 'players'} or choose another structure.`,
  'refusal.below-minimum': ({ what, minimum, planned }) =>
    what === 'rounds'
      ? `Planned rounds: ${planned}. The minimum here is ${minimum}. Plan more rounds.`
      : `Planned cut: ${top(planned)}. The minimum here is ${top(minimum)}. Plan a larger cut.`,
  'refusal.stage-not-started': () => 'No stage has started yet. Start the stage first, then pair.',
  'refusal.stage-running': ({ stage }) =>
    `Stage ${stage} is still running. Play its rounds to the end first.`,
  'refusal.no-further-round': ({ planned }) =>
    `There is no further round (planned: ${planned}). Go on with the cut or finish the tournament.`,
  'refusal.no-further-stage': () => 'There is no further stage. The tournament can be finished.',
  'refusal.round-open': ({ round, tables: open }) =>
    open.length === 0
      ? `Round ${round} is still open. Close it first.`
      : `Round ${round} is still open: ${plural('en', open.length, { one: '{{count}} result is missing', other: '{{count}} results are missing' })} (${tables(open)}). Enter first, then close the round.`,
  'refusal.results-missing': ({ round, tables: open }) =>
    `Round ${round} cannot be closed yet: ${plural('en', open.length, { one: '{{count}} result is missing', other: '{{count}} results are missing' })} (${tables(open)}). Enter first, then close.`,
  'refusal.no-round': () => 'There is no round yet. Pair a round first.',
  'refusal.round-not-published': ({ round }) =>
    `Round ${round} is not published yet. Publish it first.`,
  'refusal.round-already-published': ({ round }) =>
    `Round ${round} is already published. Changing its pairings needs a reason.`,
  'refusal.left-out': ({ players }, names) =>
    `Not paired: ${playerList(players, names)}. Everybody needs a table or a bye.`,
  'refusal.paired-twice': ({ player }, names) =>
    `${names.player(player)} is paired twice. Keep one table or one bye.`,
  'refusal.not-in-round': ({ player }, names) =>
    `${names.player(player)} does not play in this round. Take the name out, or readmit the player first.`,
  'refusal.plays-self': ({ player }, names) =>
    `${names.player(player)} is on both sides of the same table. Choose another opponent.`,
  'refusal.wrong-bracket': ({ players }, names) =>
    `The bracket does not bring these players together now: ${playerList(players, names)}. Pair as the bracket says.`,
  'refusal.pair-not-constrained': ({ players }, names) =>
    `Nothing is set for these two: ${playerList(players, names)}. They are paired like everybody else.`,
  'refusal.confirmation-missing': ({ tables: open }) =>
    `A leader has entered a result of their own, and the opponent has not confirmed it (${tables(open)}). The opponent can confirm, or another leader can amend it.`,
}
