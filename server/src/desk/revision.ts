import { type Command, type Event, roundsRevision, traitsOf } from '@topcut/engine'

export const hasRevision = ({ kind }: Command): boolean => traitsOf(kind).touches !== 'nothing'

/** The revision of what a command touches; null where nothing it touches has one. */
export const revisionOf = ({ state, log }: Event, command: Command): number | null => {
  switch (traitsOf(command.kind).touches) {
    case 'match':
      return 'match' in command && command.match !== undefined
        ? (state?.matches.get(command.match)?.revision ?? null)
        : null
    case 'rounds':
      return roundsRevision(log)
    case 'nothing':
      return null
  }
}
