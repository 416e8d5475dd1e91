import type { StagePlan } from '../../vocabulary/stage.ts'
import type { FactOf } from '../spine/answers.ts'
import type { EventState } from '../spine/state.ts'
import { announcedSeconds } from './announcements.ts'

export const eventAnnounced = (
  state: EventState,
  stages: readonly StagePlan[],
  headCount: number,
): FactOf<'event-announced'> => {
  const seconds = announcedSeconds(state)
  return {
    kind: 'event-announced',
    stages,
    headCount,
    ...(seconds.length === 0 ? {} : { seconds }),
  }
}
