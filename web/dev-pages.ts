import { fileURLToPath } from 'node:url'
import { createServer, type Plugin } from 'vite'
import { entryOf } from './src/route/entry-of.ts'
import { routeOf } from './src/route/route-of.ts'

/** Each address has the document that the server would answer with. */
const documentByAddress: Plugin = {
  name: 'document-by-address',
  configureServer: ({ middlewares }) => {
    middlewares.use((request, _, next) => {
      const path = request.url?.split('?', 1)[0] ?? '/'
      const isOpened = request.headers.accept?.includes('text/html') ?? false
      const isPage = isOpened && !path.startsWith('/api/') && !path.includes('.')
      if (isPage) request.url = `/${entryOf(routeOf(path))}.html`
      next()
    })
  },
}

type DevPages = {
  readonly url: string
  readonly close: () => Promise<void>
}

/** The pages as they are saved, each part of them anew in the browser; the rest is asked of `server`. */
export const openDevPages = async (port: number, server: string): Promise<DevPages> => {
  const pages = await createServer({
    root: fileURLToPath(new URL('.', import.meta.url)),
    plugins: [documentByAddress],
    server: {
      host: '127.0.0.1',
      port,
      strictPort: port !== 0,
      // With the address the browser has: asked under its own, the server would take it for a stranger's.
      proxy: { '/api': { target: server, changeOrigin: false } },
    },
  })
  await pages.listen()
  const url = pages.resolvedUrls?.local[0] ?? ''
  return { url: url.replace(/\/$/, ''), close: () => pages.close() }
}
