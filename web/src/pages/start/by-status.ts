import type { ListedEvent } from '@topcut/protocol'

/** The events that somebody may be working at, those in play first, and the archive. */
export const byStatus = (events: readonly ListedEvent[]) => {
  const current = events.filter(({ status }) => status !== 'finished')
  const isInPlay = ({ status }: ListedEvent) => status === 'running'
  return {
    current: [...current.filter(isInPlay), ...current.filter((one) => !isInPlay(one))],
    archive: events.filter(({ status }) => status === 'finished'),
  }
}
