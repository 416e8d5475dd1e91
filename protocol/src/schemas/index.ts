export type {
  AccountAnswer,
  AccountInvitation,
  AccountListAnswer,
  GrantAnswer,
  InviteRequest,
  LeaderNamesAnswer,
  RegisteredAnswer,
  RegistrationRequest,
  SessionAnswer,
} from './access.ts'
export {
  accountInvitationSchema,
  accountListSchema,
  certificateSchema,
  eventCodeSchema,
  grantListSchema,
  invitationSchema,
  inviteOrganizerSchema,
  inviteSchema,
  leaderNamesSchema,
  registeredSchema,
  registrationSchema,
  sessionSchema,
} from './access.ts'
export type {
  CommandAnswer,
  CommandRequest,
  CopiesAnswer,
  Created,
  CreateRequest,
  EventAnswer,
  EventList,
  FoundPlayers,
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
  copiesSchema,
  createdSchema,
  createRequestSchema,
  deletionSchema,
  eventAnswerSchema,
  eventListSchema,
  foundPlayersSchema,
  importedSchema,
  keepingSchema,
  personRequestSchema,
  personSchema,
} from './body.ts'
export { catalogueSchema } from './cards/catalogue.ts'
export { logEntrySchema } from './entry.ts'
export type { Fault } from './fault.ts'
export { findFault } from './fault.ts'
export { type Feed, feedSchema, feedVersion } from './feed.ts'
export {
  type FileLook,
  fileLookQuerySchema,
  fileLookSchema,
  fromFileQuerySchema,
} from './file.ts'
export type {
  HookAnswer,
  HookDeliveriesAnswer,
  HookDelivery,
  HookFault,
  HookListAnswer,
  HookMessageType,
  HookRequest,
  HookSecretAnswer,
  HookTopic,
} from './hooks.ts'
export {
  hookDeliveriesSchema,
  hookListSchema,
  hookRequestSchema,
  hookSchema,
  hookSecretSchema,
} from './hooks.ts'
export { commandIdSchema, eventIdSchema } from './ids.ts'
export { ownViewSchema } from './own-views.ts'
export type { ProgramAnswer, ProgramRole } from './programs.ts'
export {
  madeProgramSchema,
  makeProgramSchema,
  programListSchema,
  programRoles,
} from './programs.ts'
export { logQuerySchema, publicRecordSchema, recordQuerySchema } from './public-record.ts'
export { publicViewSchema } from './public-views.ts'
export type {
  DeviceAnswer,
  SecurityDeed,
  SecurityLogAnswer,
  SessionListAnswer,
  SomeoneAnswer,
} from './sign-in.ts'
export {
  ownNameSchema,
  passphraseSchema,
  securityLogSchema,
  sessionListSchema,
  signInSchema,
} from './sign-in.ts'
export type { ViewAnswer } from './views.ts'
export { warningSchema } from './warning.ts'
