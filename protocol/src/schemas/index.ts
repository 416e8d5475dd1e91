export type {
  CommandAnswer,
  CommandRequest,
  Created,
  CreateRequest,
  EventAnswer,
  EventList,
  ListedEvent,
  Person,
  PersonRequest,
} from './body.ts'
export {
  commandAnswerSchema,
  commandRequestSchema,
  createdSchema,
  createRequestSchema,
  eventAnswerSchema,
  eventListSchema,
  personRequestSchema,
  personSchema,
} from './body.ts'
export { commandSchema, createEventSchema } from './command.ts'
export type { Fault } from './fault.ts'
export { findFault } from './fault.ts'
export {
  commandIdSchema,
  eventIdSchema,
  leaderIdSchema,
  matchIdSchema,
  playerIdSchema,
} from './ids.ts'
export { resultSchema } from './result.ts'
