import { openPostgresStore, openSqliteStore } from '@topcut/server'
import { startPostgres } from '../../../testing/postgres/postgres.ts'
import { type Row, report } from '../report.ts'
import { clearBenchFolders } from './bench-server.ts'
import { benchColdStart } from './cold-start-bench.ts'
import { benchListeners } from './listeners-bench.ts'
import { benchNeeds } from './needs-bench.ts'
import { benchPosts, type Kept } from './posts-bench.ts'
import { benchReads } from './reads-bench.ts'

const sqlite: Kept = { name: 'SQLite', env: { DATABASE_URL: '' }, open: openSqliteStore }

export const benchServer = async (): Promise<void> => {
  clearBenchFolders()
  report('server-posts', 'Durable results, answered once they would survive a power cut', [
    ...(await benchPosts(sqlite)),
    ...(await postsOnPostgres()),
  ])
  report('server-reads', 'GET of the standings, 64 connections', await benchReads(sqlite))
  report(
    'server-needs',
    'While 32 players ask what they need, or for their own page',
    await benchNeeds(sqlite),
  )
  report('server-listeners', 'From sending a result to every screen', await benchListeners(sqlite))
  report('server-start', 'From the start of the process to healthy', await benchColdStart(sqlite))
  clearBenchFolders()
}

const postsOnPostgres = async (): Promise<readonly Row[]> => {
  const postgres = await startPostgres()
  try {
    const url = await postgres.fresh()
    const open = () => openPostgresStore(url)
    return await benchPosts({ name: 'PostgreSQL', env: { DATABASE_URL: url }, open })
  } finally {
    await postgres.stop()
  }
}
