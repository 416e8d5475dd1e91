import type { Pool, PoolClient } from 'pg'

/** Whole or not at all; a connection that has broken is thrown away, not handed to the next. */
export const inTransaction = async <T>(
  pool: Pool,
  begin: string,
  work: (client: PoolClient) => Promise<T>,
): Promise<T> => {
  const client = await pool.connect()
  try {
    await client.query(begin)
    const answer = await work(client)
    await client.query('commit')
    client.release()
    return answer
  } catch (cause) {
    const isBroken = await client.query('rollback').then(
      () => false,
      () => true,
    )
    client.release(isBroken)
    throw cause
  }
}
