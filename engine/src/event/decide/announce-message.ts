import { grant } from '../../log/decision.ts'
import type { Decider } from '../ask.ts'

export const announceMessage: Decider<'announce-message'> = (_, { text }) =>
  grant([{ kind: 'message-announced', text: text.trim() }])
