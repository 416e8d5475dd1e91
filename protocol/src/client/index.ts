/** The door for programs, `@topcut/protocol/client`: it carries no schemas, only their types. */
export { type Client, openClient } from './client.ts'
export type { Problem } from './reply.ts'
