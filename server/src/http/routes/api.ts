import { escaped } from '../../feeds/markup.ts'
import type { OpenApi } from '../open-api.ts'
import type { Door } from './door.ts'

const pageOf = ({ info, paths }: OpenApi): string => {
  const rows = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(
      ([method, { summary }]) =>
        `<tr><td><code>${method.toUpperCase()}</code></td><td><code>${escaped(path)}</code></td><td>${escaped(summary)}</td></tr>`,
    ),
  )
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Topcut: API</title></head>
<body>
<main>
<h1>${escaped(info.title)}: API</h1>
<p>Everything below is described for programs in <a href="/api/openapi.json">openapi.json</a>. What goes wrong is answered as a problem (RFC 9457) in the language that was asked for.</p>
<table>
<thead><tr><th scope="col">Method</th><th scope="col">Address</th><th scope="col">What it does</th></tr></thead>
<tbody>
${rows.join('\n')}
</tbody>
</table>
</main>
</body>
</html>
`
}

/** What this server understands, for programs and for people. */
export const apiRoutes = ({ app }: Door, openApi: () => OpenApi): void => {
  app.get('/api/openapi.json', { config: { about: 'This description, for programs.' } }, async () =>
    openApi(),
  )
  app.get('/api', { config: { about: 'This description, for people.' } }, async (_, reply) =>
    reply.type('text/html; charset=utf-8').send(pageOf(openApi())),
  )
}
