import { escaped } from '../../feeds/markup.ts'
import type { OpenApi } from '../open-api.ts'
import type { Operation } from './operation.ts'

/** What stands in backticks is code. */
const told = (text: string): string =>
  escaped(text).replace(/`([^`]+)`/g, (_, code: string) => `<code>${code}</code>`)

const written = (value: unknown): string =>
  `<pre>${escaped(typeof value === 'string' ? value : JSON.stringify(value, null, 2))}</pre>`

const folded = (title: string, inside: string): string =>
  `<details><summary>${escaped(title)}</summary>${inside}</details>`

const parametersOf = ({ parameters }: Operation): string => {
  const rows = parameters.map(
    ({ name, in: where, required, description = '' }) =>
      `<li><code>${escaped(name)}</code> (${where}${required ? '' : ', optional'}) ${told(description)}</li>`,
  )
  return rows.length === 0 ? '' : `<ul>${rows.join('')}</ul>`
}

const requestOf = ({ requestBody }: Operation): string => {
  const media = requestBody?.content['application/json']
  if (media === undefined) return ''
  const several = Object.entries(media.examples ?? {}) as [string, { value: unknown }][]
  const all = several.map(([name, { value }]) => folded(name, written(value))).join('')
  if (all !== '') return folded(`What is sent: ${several.length} kinds`, all)
  return media.example === undefined ? '' : folded('What is sent', written(media.example))
}

const answersOf = ({ responses }: Operation): string => {
  const answers = Object.entries(responses).filter(([status]) => status !== 'default')
  return answers
    .map(([status, answer]) => {
      if (!('description' in answer)) return ''
      const [[type, media] = []] = Object.entries(answer.content ?? {})
      const line = `<code>${status}</code> ${told(answer.description)}`
      const example =
        media?.example === undefined || type === undefined
          ? ''
          : folded(`Example: ${type}`, written(media.example))
      return `<li>${line}${example}</li>`
    })
    .join('')
}

const operationHtml = (path: string, method: string, operation: Operation): string => `
<article id="${escaped(operation.operationId)}">
<h3><code>${method.toUpperCase()}</code> <code>${escaped(path)}</code></h3>
<p>${told(operation.summary)}</p>
${folded(
  operation.description,
  `${parametersOf(operation)}${requestOf(operation)}<ul>${answersOf(operation)}</ul>`,
)}
</article>`

/** The description for people: without a script, every example folded. */
export const pageOf = ({ info, tags, paths }: OpenApi): string => {
  const all = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  )
  const groups = tags.map(({ name, description }) => {
    const some = all.filter(({ operation }) => operation.tags.includes(name))
    const inside = some.map((one) => operationHtml(one.path, one.method, one.operation)).join('')
    return `<section><h2>${escaped(name)}</h2><p>${escaped(description)}</p>${inside}</section>`
  })
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Topcut: API</title><link rel="stylesheet" href="/api.css"></head>
<body>
<main>
<h1>${escaped(info.title)}: API</h1>
<p>Everything below is described for programs in <a href="/api/openapi.json">openapi.json</a>. Browsers send the cookie of their session, programs <code>Authorization: Bearer</code> and their token. What goes wrong is answered as a problem (RFC 9457) in the language that was asked for.</p>
${groups.join('\n')}
</main>
</body>
</html>
`
}

/** Narrow screens turn lines, and long examples scroll by themselves. */
export const pageStyle = `:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
body { margin: 0; }
main { max-width: 60rem; margin: 0 auto; padding: 1rem; }
h3 { font-size: 1rem; margin-bottom: 0; overflow-wrap: anywhere; }
article { border-top: 1px solid color-mix(in srgb, currentColor 20%, transparent); }
p { margin: 0.25rem 0 0.5rem; }
summary { cursor: pointer; padding: 0.25rem 0; }
details details { margin-left: 1rem; }
ul { padding-left: 1.25rem; overflow-wrap: anywhere; }
pre { overflow: auto; max-height: 30rem; padding: 0.5rem; font-size: 0.875rem; background: color-mix(in srgb, currentColor 7%, transparent); }
`
