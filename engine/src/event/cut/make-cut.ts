import { openMatterWarnings } from '../reading/open-matters.ts'
import { rulesOf } from '../reading/rules.ts'
import { type CommandRecord, heads } from '../spine/command.ts'
import { grant, refuse, type Warning } from '../spine/decision.ts'
import { cutOf } from './cut-of.ts'
import { cutDue } from './end-of-stage.ts'

export type MakeCut = { readonly kind: 'make-cut' }

export const makeCut: CommandRecord<MakeCut> = {
  may: heads,
  touches: 'rounds',
  grave: true,
  afterTheEnd: false,
  takesName: false,
  decide: (state) => {
    const due = cutDue(state)
    if ('refusal' in due) return refuse(due.refusal)
    const { seeds, otherReading } = cutOf(state, due.size)
    if (seeds.length < 2) {
      return refuse({ code: 'too-few-players', needed: 2, present: seeds.length })
    }
    const literal = rulesOf(state.created).regulation.cut.tieBreakers
    const differs: readonly Warning[] =
      otherReading === null || literal === null
        ? []
        : [{ code: 'cut-reading-differs', ...otherReading, rule: literal.rule }]
    return grant(
      [
        {
          kind: 'cut-made',
          stage: state.stages.length,
          kindOfStage: due.kind,
          seeds,
          otherReading,
        },
      ],
      [...differs, ...openMatterWarnings(state)],
    )
  },
}
