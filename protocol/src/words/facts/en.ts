import type { MatchId } from '@topcut/engine'
import { dayText } from '../day-text.ts'
import { labelsEn } from '../labels/en.ts'
import { type Names, playerList } from '../names.ts'
import { planText } from '../plans/plan-text.ts'
import { plural } from '../plural.ts'
import {
  beginsWithNumbers,
  choiceText,
  type FactOf,
  type FactWords,
  overriddenRefusal,
  resultOf,
} from './fact-words.ts'

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

const minutesOf = (n: number) =>
  plural('en', n, { one: '{{count}} minute', other: '{{count}} minutes' })

/** What an organizer chose beyond the document. */
const chosen = ({ roundMinutes = {}, missions = [] }: FactOf<'event-created'>) => {
  const { swiss, elimination } = roundMinutes
  return [
    ...(swiss === undefined ? [] : [`; Swiss rounds: ${minutesOf(swiss)}`]),
    ...(elimination === undefined ? [] : [`; elimination rounds: ${minutesOf(elimination)}`]),
    ...(missions.length === 0 ? [] : [`; skirmish missions: ${missions.join(', ')}`]),
  ].join('')
}

export const factsEn: FactWords = {
  'event-created': (fact, names) =>
    `Tournament created: ${fact.name} (${names.regulation(fact.regulation)}, ${labelsEn[`tier.${fact.tier}`]}, ${dayText('en', fact.date)}${chosen(fact)}).`,
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
  'stage-started': ({ stage, plan, entrants, places }) =>
    `Stage ${stage + 1} started with ${players(entrants.length)}: ${planText('en', [{ ...plan, cut: null }])}${places === undefined ? '' : ', places in the bracket at random'}.`,
  'round-paired': ({ round, pairings, byes, leftOut, mission, reason }, names) => {
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
    const what = mission === undefined ? '' : `; skirmish mission: ${mission}`
    return `Round ${round} paired: ${tables}${bye}${out}${what}.${why}`
  },
  'round-unpaired': ({ round }) => `Round ${round}: pairings discarded.`,
  'round-published': ({ round }) => `Round ${round} is published.`,
  'clock-started': ({ round, minutes }) => {
    const length = minutes === null ? 'untimed' : minutesOf(minutes)
    return `Round ${round}: clock started (${length}).`
  },
  'result-entered': (fact, names) =>
    beginsWithNumbers(fact.result)
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
  'points-deducted': ({ player, points, reason }, names) =>
    `${names.player(player)}: ${plural('en', points, { one: '{{count}} tournament point', other: '{{count}} tournament points' })} deducted. Reason: ${reason}`,
  'lot-drawn': ({ about, among, drawn }, names) =>
    `Lots drawn (${about}): ${choiceText(drawn, names)}. Among: ${among.map((text) => choiceText(text, names)).join(', ')}.`,
  'place-declined': ({ player, replacement }, names) =>
    `${names.player(player)} declines the place after the cut; ${replacement === null ? 'nobody moves up' : `moves up: ${names.player(replacement)}`}.`,
  'round-closed': ({ round }) => `Round ${round} is closed.`,
  'cut-made': ({ kindOfStage, seeds }) =>
    `Cut to the Top ${seeds.length} made; next: ${labelsEn[`stage.${kindOfStage}`]}.`,
  'event-finished': ({ champion }, names) =>
    `Tournament finished. Tournament champion: ${names.player(champion)}.`,
  undone: ({ entry, reason }) => `Undone: entry ${entry}. Reason: ${reason}`,
  'rule-overridden': ({ refusal, reason }, names) =>
    `Exception on record. What stood against it: ${overriddenRefusal('en', refusal, names)} Reason: ${reason}`,
}
