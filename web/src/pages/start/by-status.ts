import type { ListedEvent } from '@topcut/protocol'

/** The events that somebody may be working at, those in play first, what is over, and the archive. */
export const byStatus = (events: readonly ListedEvent[]) => {
  const inUse = events.filter(({ isArchived }) => !isArchived)
  const current = inUse.filter(({ status }) => status !== 'finished')
  const isInPlay = ({ status }: ListedEvent) => status === 'running'
  return {
    current: [...current.filter(isInPlay), ...current.filter((one) => !isInPlay(one))],
    finished: inUse.filter(({ status }) => status === 'finished'),
    archive: events.filter(({ isArchived }) => isArchived),
  }
}
