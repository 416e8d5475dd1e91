import { Pool, type PoolConfig } from 'pg'

/**
 * A connection that breaks is replaced by the next one who needs it. Who works with it is told by the
 * question that fails; one that breaks between two questions must not end the whole server.
 */
export const openPool = (config: PoolConfig): Pool => {
  const pool = new Pool(config)
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  return pool
}
