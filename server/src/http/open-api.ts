import type { FastifyInstance, RouteOptions } from 'fastify'
import type { TSchema } from 'typebox'

type Parameters = { readonly properties?: { readonly [name: string]: TSchema } }
type Described = {
  readonly params?: Parameters
  readonly querystring?: Parameters & { readonly required?: readonly string[] }
  readonly body?: TSchema
  readonly response?: { readonly [status: string]: TSchema }
}
type Operation = { readonly summary: string; readonly [field: string]: unknown }
export type OpenApi = {
  readonly openapi: '3.1.0'
  readonly info: { readonly title: string; readonly version: string; readonly summary: string }
  readonly paths: { readonly [path: string]: { readonly [method: string]: Operation } }
}

const json = (schema: unknown) => ({ content: { 'application/json': { schema } } })

const textOf = (type: string | undefined) =>
  type === undefined ? {} : { content: { [type]: { schema: { type: 'string' } } } }

const problem = {
  type: 'object',
  properties: {
    type: { type: 'string' },
    title: { type: 'string' },
    status: { type: 'integer' },
    detail: { type: 'string', description: 'A sentence in the language that was asked for.' },
    code: { type: 'string' },
    rule: { type: 'string', description: 'The rule of the document, where it says no.' },
  },
  required: ['type', 'title', 'status', 'detail', 'code'],
} as const
const otherwise = {
  description: 'What stood in the way (RFC 9457).',
  content: { 'application/problem+json': { schema: problem } },
}

const namesIn = (url: string): readonly string[] =>
  [...url.matchAll(/:(\w+)/g)].map(([, name = '']) => name)

const operationOf = ({ url, schema = {}, config }: RouteOptions): Operation => {
  const { querystring, body, response } = schema as Described
  const inQuery = Object.entries(querystring?.properties ?? {})
  return {
    summary: config?.about ?? '',
    parameters: [
      ...namesIn(url).map((name) => ({
        name,
        in: 'path',
        required: true,
        schema: { type: 'string' },
      })),
      ...inQuery.map(([name, one]) => ({
        name,
        in: 'query',
        required: querystring?.required?.includes(name) ?? false,
        schema: one,
      })),
    ],
    ...(body === undefined ? {} : { requestBody: { required: true, ...json(body) } }),
    responses: {
      ...(response === undefined
        ? { '2XX': { description: 'Done.', ...textOf(config?.answersWith) } }
        : Object.fromEntries(
            Object.entries(response).map(([status, one]) => [
              status,
              { description: 'Done.', ...json(one) },
            ]),
          )),
      default: otherwise,
    },
  }
}

/** Gathers every route as it is registered: what is described is what there is. */
export const openOpenApi = (app: FastifyInstance): (() => OpenApi) => {
  const paths: { [path: string]: { [method: string]: Operation } } = {}
  app.addHook('onRoute', (route) => {
    const { url } = route
    if (!url.startsWith('/api')) return
    const path = url.replace(/:(\w+)/g, '{$1}')
    for (const method of [route.method].flat()) {
      if (method === 'HEAD') continue
      paths[path] = { ...paths[path], [method.toLowerCase()]: operationOf(route) }
    }
  })
  return () => ({
    openapi: '3.1.0',
    info: {
      title: 'Topcut',
      version: '0.1.0',
      summary: 'Runs organized-play tournaments exactly by the book.',
    },
    paths,
  })
}
