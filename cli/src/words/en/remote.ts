import type { RemoteRefusal } from '../../refusal.ts'

export type RemoteWords = {
  readonly [C in RemoteRefusal['code']]: (refusal: Extract<RemoteRefusal, { code: C }>) => string
}

export const remote: RemoteWords = {
  'server-unreachable': ({ server, reason }) =>
    `The server ${server} does not answer (${reason}). Check the address, and that it runs.`,
  'server-not-trusted': ({ server, reason }) =>
    `The certificate of ${server} is not known here (${reason}). Name its file in NODE_EXTRA_CA_CERTS, or give the server a certificate that others vouch for.`,
  'no-topcut-there': ({ server, status }) =>
    `There is no Topcut at ${server} that understands this (${status}). Check the address, and that both are of the same version.`,
  'no-such-table': ({ table }) => `There is no table ${table} in the latest published round.`,
  'server-refused': ({ problem, detail, rule }) =>
    `The server says no: ${detail} (${rule ?? problem})`,
}
