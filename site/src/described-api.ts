import type { OpenApi } from '../../server/src/http/open-api.ts'
import { startTopcut } from '../../testing/topcut-process.ts'

/** What a server says of its API: a real one is started and asked. */
export const describedApi = async (): Promise<OpenApi> => {
  const server = await startTopcut({ env: { DATABASE_URL: '' } })
  try {
    return (await (await fetch(`${server.url}/api/openapi.json`)).json()) as OpenApi
  } finally {
    await server.stop()
  }
}
