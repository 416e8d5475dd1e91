import { grant } from '../../log/decision.ts'
import type { Decider } from '../ask.ts'

/** Who may look into the lists from now on; a leader always may. */
export const openLists: Decider<'open-lists'> = (_, { to }) => grant([{ kind: 'lists-opened', to }])
