import { existsSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { sendTrouble } from './problem.ts'

const pathOf = ({ url }: FastifyRequest) => url.split('?', 1)[0] ?? url

/** An address of the application, which finds its own way; not a file that has gone. */
const isPage = (request: FastifyRequest): boolean => {
  const path = pathOf(request)
  const isApi = path === '/api' || path.startsWith('/api/')
  const isRead = request.method === 'GET' || request.method === 'HEAD'
  return isRead && !isApi && !/\.[^/]*$/.test(path)
}

/** Players and spectators have documents of their own, which hold nothing of the desk. */
const documents: readonly (readonly [RegExp, string])[] = [
  [/^\/in$|^\/events\/[^/]+\/(?:me|register|match\/[^/]+)\/?$/, 'phone.html'],
  [/^\/events\/[^/]+\/(?:public|wall)\/?$/, 'public.html'],
]

const documentOf = (path: string): string =>
  documents.find(([address]) => address.test(path))?.[1] ?? 'index.html'

const unbuilt = 'The pages of Topcut are not built yet: run `npm run build`, then start it again.\n'

/** The built pages; every address that is no file is the application's own. */
export const servePages = (app: FastifyInstance, folder: string | undefined): void => {
  const isBuilt = folder !== undefined && existsSync(join(folder, 'index.html'))
  if (isBuilt) {
    app.register(fastifyStatic, {
      root: folder,
      cacheControl: false,
      preCompressed: true,
      setHeaders: (reply, path) => {
        // File names in assets change with their content; the page that names them must not age.
        const isAsset = path.startsWith(join(folder, 'assets'))
        reply.header('cache-control', isAsset ? 'public, max-age=31536000, immutable' : 'no-cache')
      },
    })
  }
  app.setNotFoundHandler((request, reply) => {
    if (!isPage(request)) return sendTrouble(request, reply, { code: 'not-found' })
    if (isBuilt) return reply.sendFile(documentOf(pathOf(request)))
    return reply.code(503).type('text/plain; charset=utf-8').send(unbuilt)
  })
}
