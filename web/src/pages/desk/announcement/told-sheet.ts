import {
  type AnnouncementSheet,
  announcementSheet,
  type EventState,
  planFor,
  rulesOf,
  type StagePlan,
} from '@topcut/engine'

export type ToldSheet = AnnouncementSheet & { readonly stages: readonly StagePlan[] | null }

/** The sheet with its plan. Once play has begun it shows what was told, not a plan for nobody. */
export const toldSheet = (state: EventState): ToldSheet => {
  const sheet = announcementSheet(state)
  const { announced, created } = state
  if (announced === null || state.stages.length === 0) {
    const { structure } = rulesOf(created).regulation
    return { ...sheet, stages: planFor(created.structure, sheet.headCount, structure) }
  }
  const { headCount, stages } = announced
  const cut = stages.flatMap((stage) => stage.cut ?? [])
  const lines = sheet.lines.map((line) => ({
    ...line,
    values: {
      ...line.values,
      ...('rounds' in line.values ? { rounds: stages } : {}),
      ...('cut' in line.values ? { cut } : {}),
    },
  }))
  return { ...sheet, headCount, stages, lines }
}
