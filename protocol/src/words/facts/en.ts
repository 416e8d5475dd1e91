import type { MatchId } from '@topcut/engine'
import { dayText } from '../day-text.ts'
import { labelsEn } from '../labels/en.ts'
import { type Names, playerList } from '../names.ts'
import { planText } from '../plans/plan-text.ts'
import { plural } from '../plural.ts'
import { type FactWords, overriddenRefusal, resultOf } from './fact-words.ts'

const place = (id: MatchId, names: Names) => {
  const match = names.match(id)
  return match === null ? `Match ${id}` : `Table ${match.table}`
}

const players = (n: number) =>
  plural('en', n, { one: '{{count}} player', other: '{{count}} players' })

const unpairedLosses = (n: number) =>
  plural('en', n, {
    zero: '',
    one: '; {{count}} unpaired loss is counted',
    other: '; {{count}} unpaired losses are counted',
  })

export const factsEn: FactWords = {
  'event-created': ({ name, regulation, tier, date }, names) =>
    `Tournament created: ${name} (${names.regulation(regulation)}, ${labelsEn[`tier.${tier}`]}, ${dayText('en', date)}).`,
  'leader-appointed': ({ leader, role, plays }, names) => {
    const playing = plays === undefined ? '' : `, plays as ${names.player(plays)}`
    return `${names.leader(leader)}: appointed as ${labelsEn[`role.${role}`]}${playing}.`
  },
  'event-announced': ({ stages, headCount }) =>
    `Announced for ${players(headCount)}: ${planText('en', stages)}.`,
  'player-registered': ({ player, number, earnedBye, avoid }, names) => {
    const bye = earnedBye ? ', earned bye' : ''
    const apart = avoid.length === 0 ? '' : `, in round 1 not against: ${playerList(avoid, names)}`
    return `${names.player(player)}: registered (no. ${number})${bye}${apart}.`
  },
  'player-checked-in': ({ player }, names) => `${names.player(player)}: checked in.`,
  'player-entered-late': ({ player, number, missed }, names) =>
    `${names.player(player)}: late entry (no. ${number})${unpairedLosses(missed.length)}.`,
  'stage-started': ({ stage, plan, entrants }) =>
    `Stage ${stage + 1} started with ${players(entrants.length)}: ${planText('en', [{ ...plan, cut: null }])}.`,
  'round-paired': ({ round, pairings, byes, leftOut, reason }, names) => {
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
    const why = reason === undefined ? '' : ` By hand, reason: ${reason}`
    return `Round ${round} paired: ${tables}${bye}${out}.${why}`
  },
  'round-unpaired': ({ round }) => `Round ${round}: pairings discarded.`,
  'round-published': ({ round }) => `Round ${round} is published.`,
  'clock-started': ({ round, minutes }) => {
    const length =
      minutes === null
        ? 'untimed'
        : plural('en', minutes, { one: '{{count}} minute', other: '{{count}} minutes' })
    return `Round ${round}: clock started (${length}).`
  },
  'result-entered': (fact, names) =>
    'score' in fact.result
      ? `${place(fact.match, names)}: ${resultOf('en', fact, names)} entered.`
      : `${place(fact.match, names)}: result entered (${resultOf('en', fact, names)}).`,
  'result-amended': (fact, names) =>
    `${place(fact.match, names)}: result amended, now ${resultOf('en', fact, names)}. Reason: ${fact.reason}`,
  'player-dropped': ({ player, after }, names) =>
    `${names.player(player)} has dropped and will not be paired again${after > 0 ? ` (last round: ${after})` : ''}.`,
  'player-readmitted': ({ player, missed }, names) =>
    `${names.player(player)} is back in the tournament${unpairedLosses(missed.length)}.`,
  'player-disqualified': ({ player, after, reason }, names) =>
    `${names.player(player)}: disqualification${after > 0 ? ` (last round: ${after})` : ''}. Reason: ${reason}`,
  'ruling-recorded': ({ ruling }, names) => {
    const table = ruling.table === undefined ? '' : `, table ${ruling.table}`
    const who = ruling.players.length === 0 ? '' : `, ${playerList(ruling.players, names)}`
    return `Ruling (${labelsEn[`ruling.${ruling.about}`]}${table}${who}): ${ruling.text}`
  },
  'round-closed': ({ round }) => `Round ${round} is closed.`,
  'cut-made': ({ kindOfStage, seeds }) =>
    `Cut to the Top ${seeds.length} made; next: ${labelsEn[`stage.${kindOfStage}`]}.`,
  'event-finished': ({ champion }, names) =>
    `Tournament finished. Tournament champion: ${names.player(champion)}.`,
  undone: ({ entry, reason }) => `Undone: entry ${entry}. Reason: ${reason}`,
  'rule-overridden': ({ refusal, reason }, names) =>
    `Exception on record. What stood against it: ${overriddenRefusal('en', refusal, names)} Reason: ${reason}`,
}
