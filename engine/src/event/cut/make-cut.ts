import { followingStage } from '../reading/following-stage.ts'
import { openMatterWarnings } from '../reading/open-matters.ts'
import { currentStage, isStageComplete, openRound } from '../reading/rounds.ts'
import { rulesOf } from '../reading/rules.ts'
import { type CommandRecord, heads } from '../spine/command.ts'
import { grant, refuse, type Warning } from '../spine/decision.ts'
import type { EventState } from '../spine/state.ts'
import { cutOf } from './cut-of.ts'

export type MakeCut = { readonly kind: 'make-cut' }

export const makeCut: CommandRecord<MakeCut> = {
  may: heads,
  touches: 'rounds',
  grave: true,
  afterTheEnd: false,
  takesName: false,
  decide: (state) => {
    const stage = state.stages.length
    if (currentStage(state) === null) return refuse({ code: 'stage-not-started' })
    if (state.cut?.stage === stage) return refuse({ code: 'cut-already-made' })
    const plan = followingStage(state)
    // Of a stage without a planned end no cut will ever be due.
    if (plan === null && hasOpenEnd(state)) return refuse({ code: 'no-further-stage' })
    // Rounds without a planned end are over when the organizer says so; a level end still needs its
    // final match.
    const isOver =
      isStageComplete(state) ||
      (plan?.kind === 'final-match' && hasOpenEnd(state) && state.rounds.length > 0)
    if (openRound(state) !== null || !isOver) return refuse({ code: 'cut-not-due' })
    if (plan === null || plan.cut === null) return refuse({ code: 'no-further-stage' })
    const { seeds, otherReading } = cutOf(state, plan.cut)
    if (seeds.length < 2) {
      return refuse({ code: 'too-few-players', needed: 2, present: seeds.length })
    }
    const literal = rulesOf(state.created).regulation.cut.tieBreakers
    const differs: readonly Warning[] =
      otherReading === null || literal === null
        ? []
        : [{ code: 'cut-reading-differs', ...otherReading, rule: literal.rule }]
    return grant(
      [{ kind: 'cut-made', stage, kindOfStage: plan.kind, seeds, otherReading }],
      [...differs, ...openMatterWarnings(state)],
    )
  },
}

const hasOpenEnd = (state: EventState): boolean => currentStage(state)?.plan.rounds === null
