import type { FastifyRequest } from 'fastify'
import type { Trouble } from '../problems/trouble.ts'
import type { Gate } from './gate.ts'

/** Why something is not for whoever asks: it is for the owner of the server alone. */
export const ownerTrouble = async (
  { whoIs }: Pick<Gate, 'whoIs'>,
  request: FastifyRequest,
): Promise<Trouble | null> => {
  const { account } = await whoIs(request)
  if (account === null) return { code: 'sign-in-needed' }
  return account.kind === 'owner' ? null : { code: 'not-yours' }
}
