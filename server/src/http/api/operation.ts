import type { RouteOptions } from 'fastify'
import type { TSchema } from 'typebox'
import type { TroubleCode } from '../problems/trouble.ts'
import { type Audience, audiences } from './audience.ts'
import { type Example, examples } from './examples.ts'
import { tagOf } from './tags.ts'
import { statusOf, usualTroubles } from './troubles-of.ts'

type Parameters = { readonly properties?: { readonly [name: string]: TSchema } }
type Described = {
  readonly querystring?: Parameters & { readonly required?: readonly string[] }
  readonly body?: TSchema
  readonly response?: { readonly [status: string]: TSchema }
}
type Parameter = {
  readonly name: string
  readonly in: 'path' | 'query' | 'header'
  readonly required: boolean
  readonly schema: unknown
  readonly description?: string
  readonly example?: unknown
}
type Media = {
  readonly schema?: unknown
  readonly example?: unknown
  readonly examples?: { readonly [name: string]: unknown }
}
type Answer = {
  readonly description: string
  readonly headers?: { readonly [name: string]: unknown }
  readonly content?: { readonly [type: string]: Media }
}
export type Operation = {
  readonly operationId: string
  readonly tags: readonly string[]
  readonly summary: string
  readonly description: string
  readonly security: readonly { readonly [scheme: string]: readonly string[] }[]
  readonly parameters: readonly Parameter[]
  readonly requestBody?: {
    readonly required: true
    readonly content: { readonly [type: string]: Media }
  }
  readonly responses: { readonly [status: string]: Answer | { readonly $ref: string } }
}

const namesIn = (url: string): readonly string[] =>
  [...url.matchAll(/:(\w+)/g)].map(([, name = '']) => name)

/** The value a parameter of the path had in an example. */
const takenFor = (url: string, name: string, example: Example | undefined): string | undefined => {
  const at = url.split('/').indexOf(`:${name}`)
  return example?.url.split('?', 1)[0]?.split('/')[at]
}

const parametersOf = (
  url: string,
  query: Described['querystring'],
  example: Example | undefined,
): readonly Parameter[] => [
  ...namesIn(url).map((name): Parameter => {
    const taken = takenFor(url, name, example)
    const shown = taken === undefined ? {} : { example: taken }
    return { name, in: 'path', required: true, schema: { type: 'string' }, ...shown }
  }),
  ...Object.entries(query?.properties ?? {}).map(
    ([name, schema]): Parameter => ({
      name,
      in: 'query',
      required: query?.required?.includes(name) ?? false,
      schema,
    }),
  ),
  ...(example?.hasTag === true
    ? [
        {
          name: 'If-None-Match',
          in: 'header',
          required: false,
          schema: { type: 'string' },
          description: 'The `ETag` of what is there already: answered with 304 while it is right.',
        } as const,
      ]
    : []),
]

const bodyOf = (body: TSchema, example: Example | undefined): Media => {
  if (example?.requests === undefined) {
    return { schema: body, ...(example?.request === undefined ? {} : { example: example.request }) }
  }
  const kinds = Object.entries(example.requests).map(([kind, value]) => [kind, { value }] as const)
  return { schema: body, examples: Object.fromEntries(kinds) }
}

const tagHeader = {
  ETag: { description: 'Stays the same while the answer does.', schema: { type: 'string' } },
}

const doneOf = (
  { response = {} }: Described,
  example: Example | undefined,
  named: string | undefined,
): { readonly [status: string]: Answer } => {
  const [[status = `${example?.status ?? 200}`, schema] = []] = Object.entries(response)
  const type = example?.type ?? named ?? 'application/json'
  const taken = example?.answer === undefined ? {} : { example: example.answer }
  const isEmpty = schema === undefined && example?.type === undefined && named === undefined
  const body = { schema: schema ?? { type: 'string' }, ...taken }
  const isTagged = example?.hasTag === true
  return {
    [status]: {
      description: isEmpty ? 'Done; nothing more is said.' : 'What was asked for.',
      ...(isTagged ? { headers: tagHeader } : {}),
      ...(isEmpty ? {} : { content: { [type]: body } }),
    },
    ...(isTagged ? { '304': { description: 'It is still as it was.' } } : {}),
  }
}

const problemsOf = (codes: readonly (TroubleCode | 'refused')[]) => {
  const byStatus = Map.groupBy([...new Set(codes)], statusOf)
  return Object.fromEntries(
    [...byStatus].map(([status, some]) => [
      `${status}`,
      {
        description: `What stands in the way: ${some.map((code) => `\`${code}\``).join(', ')}.`,
        content: {
          'application/problem+json': {
            schema: { $ref: '#/components/schemas/Problem' },
            examples: Object.fromEntries(
              some.map((code) => [code, { $ref: `#/components/examples/${code}` }]),
            ),
          },
        },
      },
    ]),
  )
}

const idOf = (method: string, url: string): string =>
  [method.toLowerCase(), ...url.slice('/api'.length).split(/[^A-Za-z]+/)]
    .filter((word) => word !== '')
    .map((word, index) => (index === 0 ? word : `${word[0]?.toUpperCase()}${word.slice(1)}`))
    .join('')

const securityOf = (who: Audience, isForPrograms: boolean): Operation['security'] => {
  const keys = isForPrograms ? [{ session: [] }, { program: [] }] : [{ session: [] }]
  return who === 'everybody' ? [{}, ...keys] : keys
}

export const operationOf = (route: RouteOptions, method: string): Operation => {
  const { url, config = {} } = route
  const described = (route.schema ?? {}) as Described
  const example = examples[`${method} ${url}`]
  const who = config.who ?? 'everybody'
  const { body, querystring } = described
  const hasBody = body !== undefined
  const asked = { method, url, who, hasBody, isJson: config.takes === undefined }
  const isForPrograms = config.programs === true || (method === 'GET' && who === 'everybody')
  const troubles = [
    ...usualTroubles({
      ...asked,
      hasQuery: querystring !== undefined,
      whileArchived: config.whileArchived === true,
      isForPrograms,
    }),
    ...(config.troubles ?? []),
  ]
  return {
    operationId: idOf(method, url),
    tags: [tagOf(url)],
    summary: config.about ?? '',
    description: config.who === undefined ? '' : audiences[config.who],
    security: securityOf(who, isForPrograms),
    parameters: parametersOf(url, querystring, example),
    ...(body === undefined
      ? {}
      : {
          requestBody: {
            required: true,
            content: { [config.takes ?? 'application/json']: bodyOf(body, example) },
          },
        }),
    responses: {
      ...doneOf(described, example, config.answersWith),
      ...problemsOf(troubles),
      default: { $ref: '#/components/responses/Everywhere' },
    },
  }
}
