import type { FastifyInstance } from 'fastify'
import { type Operation, operationOf } from './api/operation.ts'
import { tags } from './api/tags.ts'
import { everywhere, problemExample } from './api/troubles-of.ts'
import { statuses } from './problems/problem.ts'
import type { TroubleCode } from './problems/trouble.ts'

type Paths = { readonly [path: string]: { readonly [method: string]: Operation } }
export type OpenApi = {
  readonly openapi: '3.1.0'
  readonly info: { readonly title: string; readonly version: string; readonly summary: string }
  readonly tags: readonly { readonly name: string; readonly description: string }[]
  readonly paths: Paths
  readonly components: {
    readonly securitySchemes: { readonly [name: string]: unknown }
    readonly schemas: { readonly [name: string]: unknown }
    readonly examples: { readonly [name: string]: { readonly value: unknown } }
    readonly responses: { readonly [name: string]: unknown }
  }
}

const problem = {
  type: 'object',
  properties: {
    type: { type: 'string' },
    title: { type: 'string' },
    status: { type: 'integer' },
    detail: { type: 'string', description: 'A sentence in the language that was asked for.' },
    code: { type: 'string' },
    rule: { type: 'string', description: 'The rule of the document, where it says no.' },
    refusal: { type: 'object', description: 'What the rules refuse, with its data.' },
    field: { type: 'string', description: 'The field that is malformed.' },
    revision: { type: 'integer', description: 'The revision that counts, where another was seen.' },
    seconds: { type: 'integer', description: 'How long to wait.' },
  },
  required: ['type', 'title', 'status', 'detail', 'code'],
} as const

const codes = ['refused', ...(Object.keys(statuses) as TroubleCode[])] as const

const components: OpenApi['components'] = {
  securitySchemes: {
    session: {
      type: 'apiKey',
      in: 'cookie',
      name: 'topcut',
      description: 'What a browser has after signing in; over TLS it is called `__Host-topcut`.',
    },
    program: {
      type: 'http',
      scheme: 'bearer',
      description: 'The token of a program. It needs no cookie and no origin.',
    },
  },
  schemas: { Problem: problem },
  examples: Object.fromEntries(codes.map((code) => [code, { value: problemExample(code) }])),
  responses: {
    Everywhere: {
      description: `What can stand in the way everywhere (RFC 9457): ${everywhere.map((code) => `\`${code}\``).join(', ')}.`,
      content: {
        'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } },
      },
    },
  },
}

/** What follows from reading, and what browsers alone ask. */
const unnamed = new Set(['HEAD', 'OPTIONS'])

/** Gathers every route as it is registered: what is described is what there is. */
export const openOpenApi = (app: FastifyInstance): (() => OpenApi) => {
  const paths: { [path: string]: { [method: string]: Operation } } = {}
  app.addHook('onRoute', (route) => {
    const { url } = route
    if (url !== '/api' && !url.startsWith('/api/')) return
    const path = url.replace(/:(\w+)/g, '{$1}')
    for (const method of [route.method].flat()) {
      if (unnamed.has(method)) continue
      paths[path] = { ...paths[path], [method.toLowerCase()]: operationOf(route, method) }
    }
  })
  return () => ({
    openapi: '3.1.0',
    info: {
      title: 'Topcut',
      version: '0.1.0',
      summary: 'Runs organized-play tournaments exactly by the book.',
    },
    tags: tags.map(([name, description]) => ({ name, description })),
    paths,
    components,
  })
}
