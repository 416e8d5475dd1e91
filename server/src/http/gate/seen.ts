import type { FastifyRequest } from 'fastify'
import { deviceOf } from '../../access/device.ts'
import type { Seen } from '../../access/grant.ts'

/** From where a request comes. */
export const seenIn = ({ ip, headers }: FastifyRequest): Seen => ({
  from: ip,
  device: deviceOf(headers['user-agent']),
})
