/**
 * What travels. The words have their own door, `@topcut/protocol/words`: a phone page that took
 * them from here would carry the schemas' library as well.
 */
export type {
  CommandAnswer,
  CommandRequest,
  Created,
  CreateRequest,
  EventAnswer,
  EventList,
  Fault,
  ListedEvent,
  Person,
  PersonRequest,
} from './schemas/index.ts'
export {
  commandAnswerSchema,
  commandIdSchema,
  commandRequestSchema,
  commandSchema,
  createdSchema,
  createEventSchema,
  createRequestSchema,
  eventAnswerSchema,
  eventIdSchema,
  eventListSchema,
  findFault,
  leaderIdSchema,
  matchIdSchema,
  personRequestSchema,
  personSchema,
  playerIdSchema,
  resultSchema,
} from './schemas/index.ts'
