import { grant, refuse, type Warning } from '../../log/decision.ts'
import type { Decider } from '../ask.ts'
import { cutOf } from '../cut.ts'
import { currentStage, isStageComplete, openRound, plannedStages } from '../rounds.ts'
import { rulesOf } from '../rules.ts'

export const makeCut: Decider<'make-cut'> = (state) => {
  const stage = state.stages.length
  if (currentStage(state) === null) return refuse({ code: 'stage-not-started' })
  if (state.cut?.stage === stage) return refuse({ code: 'cut-already-made' })
  const plan = plannedStages(state)[stage]
  if (plan?.cut === undefined || plan.cut === null) return refuse({ code: 'no-further-stage' })
  if (openRound(state) !== null || !isStageComplete(state)) return refuse({ code: 'cut-not-due' })
  const { seeds, otherReading } = cutOf(state, plan.cut)
  if (seeds.length < 2) {
    return refuse({ code: 'too-few-players', needed: 2, present: seeds.length })
  }
  const { rule } = rulesOf(state.created).regulation.cut.tieBreakers
  const warnings: readonly Warning[] =
    otherReading === null ? [] : [{ code: 'cut-reading-differs', ...otherReading, rule }]
  return grant([{ kind: 'cut-made', stage, kindOfStage: plan.kind, seeds, otherReading }], warnings)
}
