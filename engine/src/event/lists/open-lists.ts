import type { Decider } from '../spine/ask.ts'
import { grant } from '../spine/decision.ts'

/** Who may look into the lists from now on; a leader always may. */
export const openLists: Decider<'open-lists'> = (_, { to }) => grant([{ kind: 'lists-opened', to }])
