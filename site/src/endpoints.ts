import type { OpenApi } from '../../server/src/http/open-api.ts'

const cell = (text: string): string => text.replaceAll('|', '\\|').replaceAll('\n', ' ')

/** Every address of the API in a document, by what it is about, from the server's own description. */
export const endpointsDocument = ({ tags, paths }: OpenApi): string => {
  const all = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  )
  const groups = tags.map(({ name, description }) => {
    const rows = all
      .filter(({ operation }) => operation.tags.includes(name))
      .map(({ path, method, operation }) => {
        const { summary, description } = operation
        const said = summary.includes(description) ? summary : `${summary} ${description}`
        return `| \`${method.toUpperCase()} ${path}\` | ${cell(said)} |`
      })
    const table = ['| address | what it does, and for whom |', '|---|---|', ...rows]
    return `## ${name}\n\n${description}\n\n${table.join('\n')}`
  })
  return `# Every address of the API

What a server says of itself at \`/api\`, without the examples. [The API](api.md) tells how a program comes in.

${groups.join('\n\n')}
`
}
