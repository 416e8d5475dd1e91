import { aboutAfter } from '../../vocabulary/about.ts'
import { isSite } from '../../vocabulary/embedding.ts'
import { plannedMinutes } from '../reading/round-length.ts'
import { rulesOf } from '../reading/rules.ts'
import { nobody } from '../spine/concern.ts'
import { type FactRecords, ordinary } from '../spine/fact-record.ts'
import { isSamePlan } from './announcements.ts'
import type { SetUpFact } from './answers.ts'
import { descriptionRefusal } from './description-refusal.ts'
import { playedRefusal } from './played-refusal.ts'

export const setUpEffects: FactRecords<SetUpFact> = {
  'event-created': {
    ...ordinary,
    settles: nobody,
    evolve: (builder, { about = {}, ...fact }) => {
      builder.created = fact
      builder.about = about
    },
    canHappen: () => false,
  },
  'structure-changed': {
    ...ordinary,
    settles: nobody,
    evolve: (builder, { structure }) => {
      builder.created = { ...builder.created, structure }
    },
    canHappen: () => true,
  },
  'options-changed': {
    ...ordinary,
    settles: nobody,
    // As with details: what was announced is to be announced anew.
    evolve: (builder, { options, roundMinutes }) => {
      const { roundMinutes: _, ...created } = builder.created
      const lengths = roundMinutes === undefined ? {} : { roundMinutes }
      builder.created = { ...created, options, ...lengths }
      builder.announced = null
    },
    canHappen: (state) => state.stages.length === 0,
  },
  'event-described': {
    ...ordinary,
    settles: nobody,
    afterTheEnd: true,
    evolve: (builder, { about }) => {
      const { name = builder.created.name, date = builder.created.date } = about
      builder.created = { ...builder.created, name, date }
      builder.about = aboutAfter(builder.about, about)
    },
    canHappen: (state, { about }) => descriptionRefusal(state, about) === null,
  },
  'details-set': {
    ...ordinary,
    settles: nobody,
    // Players heard of other details: what was announced is to be announced anew.
    evolve: (builder, { details }) => {
      builder.details = details
      builder.announced = null
    },
    canHappen: (state) => state.stages.length === 0,
  },
  'item-ticked': {
    ...ordinary,
    settles: nobody,
    evolve: (builder, { item, ticked }) => {
      const others = builder.ticked.filter((one) => one !== item)
      builder.ticked = ticked ? [...others, item] : others
    },
    canHappen: () => true,
  },
  'event-announced': {
    ...ordinary,
    settles: nobody,
    evolve: (builder, fact, { at }) => {
      const { stages, headCount, seconds = [], changes, reason = null } = fact
      const { created, details } = builder
      const { structure, missions = [] } = created
      const { readings: options } = rulesOf(created)
      const roundMinutes = plannedMinutes(created)
      const told = { stages, headCount, seconds, structure, missions, details }
      builder.announced = fact
      builder.told = { ...told, options, roundMinutes }
      if (changes !== undefined) {
        builder.announcedAnew.push({ at, rounds: builder.rounds.length, changes, reason })
      }
      // A stage under way goes on for as many rounds as players have been told now.
      builder.stages = builder.stages.map((stage, index) => ({
        ...stage,
        plan: { ...stage.plan, rounds: (stages[index] ?? stage.plan).rounds },
      }))
    },
    // What was told is told again beside a new second leader, also after a round more than planned.
    canHappen: (state, { stages }) =>
      isSamePlan(stages, state.told?.stages ?? []) || playedRefusal(state, stages) === null,
  },
  'event-cancelled': {
    ...ordinary,
    settles: nobody,
    moves: 'rounds',
    evolve: (builder, { reason }, { n, at }) => {
      builder.cancelled = { entry: n, reason, at }
    },
    canHappen: () => true,
  },
  'message-announced': {
    ...ordinary,
    settles: nobody,
    afterTheEnd: true,
    evolve: (builder, { text }, { at }) => {
      builder.message = text === '' ? null : { text, at }
    },
    canHappen: () => true,
  },
  'embedding-allowed': {
    ...ordinary,
    settles: nobody,
    afterTheEnd: true,
    evolve: (builder, { on }) => {
      builder.embedding = on
    },
    // Also where it comes from elsewhere: it is written into a header as it is.
    canHappen: (_, { on }) => typeof on === 'string' || on.every(isSite),
  },
}
