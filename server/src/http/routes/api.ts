import { pageOf, pageStyle } from '../api/page.ts'
import type { OpenApi } from '../open-api.ts'
import type { Door } from './door.ts'

/** What this server understands, for programs and for people. */
export const apiRoutes = ({ app }: Door, openApi: () => OpenApi): void => {
  app.get(
    '/api/openapi.json',
    { config: { who: 'everybody', about: 'This description, for programs.' } },
    async () => openApi(),
  )
  app.get(
    '/api',
    {
      config: {
        who: 'everybody',
        about: 'This description, for people.',
        answersWith: 'text/html',
      },
    },
    async (_, reply) => reply.type('text/html; charset=utf-8').send(pageOf(openApi())),
  )
  app.get('/api.css', async (_, reply) => reply.type('text/css; charset=utf-8').send(pageStyle))
}
