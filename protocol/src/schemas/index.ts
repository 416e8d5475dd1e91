export type {
  AccountAnswer,
  GrantAnswer,
  LeaderNamesAnswer,
  RegisteredAnswer,
  RegistrationRequest,
  SessionAnswer,
} from './access.ts'
export {
  accountInvitationSchema,
  accountListSchema,
  eventCodeSchema,
  grantListSchema,
  invitationSchema,
  inviteOrganizerSchema,
  inviteSchema,
  leaderNamesSchema,
  passphraseSchema,
  registeredSchema,
  registrationSchema,
  sessionSchema,
  signInSchema,
} from './access.ts'
export type {
  CommandAnswer,
  CommandRequest,
  Created,
  CreateRequest,
  EventAnswer,
  EventList,
  Imported,
  Keeping,
  ListedEvent,
  Person,
  PersonRequest,
  TableRange,
} from './body.ts'
export {
  commandAnswerSchema,
  commandRequestSchema,
  createdSchema,
  createRequestSchema,
  deletionSchema,
  eventAnswerSchema,
  eventListSchema,
  importedSchema,
  keepingSchema,
  personRequestSchema,
  personSchema,
} from './body.ts'
export { logEntrySchema } from './entry.ts'
export type { Fault } from './fault.ts'
export { findFault } from './fault.ts'
export { commandIdSchema, eventIdSchema } from './ids.ts'

export type { ViewAnswer } from './views.ts'
export { viewSchema } from './views.ts'
export { warningSchema } from './warning.ts'
