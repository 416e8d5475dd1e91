import type { OpenApi } from '../open-api.ts'

const at = (document: unknown, pointer: string): unknown =>
  pointer
    .replace(/^#\//, '')
    .split('/')
    .reduce(
      (found, key) => (found as { readonly [key: string]: unknown } | undefined)?.[key],
      document,
    )

const onlyIn = (value: object, known: readonly string[], where: string): readonly string[] =>
  Object.keys(value)
    .filter((key) => !known.includes(key))
    .map((key) => `${where}: ${key} is no field of OpenAPI`)

const referencesIn = (value: unknown): readonly string[] => {
  if (typeof value !== 'object' || value === null) return []
  const own = Object.entries(value)
    .filter(([key, one]) => key === '$ref' && typeof one === 'string')
    .map(([, one]) => one as string)
  return [...own, ...Object.values(value).flatMap(referencesIn)]
}

const operationFields = [
  'operationId',
  'tags',
  'summary',
  'description',
  'security',
  'parameters',
  'requestBody',
  'responses',
]
const parameterFields = ['name', 'in', 'required', 'schema', 'description', 'example']
const answerFields = ['description', 'headers', 'content']
const mediaFields = ['schema', 'example', 'examples']

const ofContent = (content: object | undefined, where: string): readonly string[] =>
  Object.entries(content ?? {}).flatMap(([type, media]) => [
    ...(/^[\w.+-]+\/[\w.+-]+$/.test(type) ? [] : [`${where}: ${type} is no type`]),
    ...onlyIn(media, mediaFields, `${where} ${type}`),
    ...('example' in media && 'examples' in media ? [`${where}: example and examples`] : []),
  ])

/** What OpenAPI 3.1 does not allow, of what this description uses of it. */
export const faultsOf = (api: OpenApi): readonly string[] => {
  const operations = Object.entries(api.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  )
  const ids = operations.map(({ operation }) => operation.operationId)
  const tags = api.tags.map(({ name }) => name)
  const schemes = Object.keys(api.components.securitySchemes)
  const paths = Object.keys(api.paths)
  return [
    ...onlyIn(api, ['openapi', 'info', 'tags', 'paths', 'components'], 'document'),
    ...['title', 'version'].filter((key) => !(key in api.info)).map((key) => `info: no ${key}`),
    ...ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `${id}: twice`),
    ...paths
      .map((path) => path.replace(/\{\w+\}/g, '{}'))
      .filter((path, index, every) => every.indexOf(path) !== index)
      .map((path) => `${path}: twice`),
    ...referencesIn(api)
      .filter((reference) => at(api, reference) === undefined)
      .map((reference) => `${reference}: leads nowhere`),
    ...operations.flatMap(({ path, method, operation }) => {
      const where = `${method} ${path}`
      const { parameters, requestBody, responses, security } = operation
      const named = parameters.filter((one) => one.in === 'path').map(({ name }) => name)
      const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
      const keys = parameters.map((one) => `${one.in} ${one.name}`)
      return [
        ...(path.startsWith('/') ? [] : [`${where}: a path begins with /`]),
        ...(['get', 'put', 'post', 'delete'].includes(method) ? [] : [`${where}: no method`]),
        ...onlyIn(operation, operationFields, where),
        ...operation.tags.filter((tag) => !tags.includes(tag)).map((tag) => `${where}: tag ${tag}`),
        ...(`${inPath}` === `${named}` ? [] : [`${where}: parameters of the path`]),
        ...(new Set(keys).size === keys.length ? [] : [`${where}: a parameter twice`]),
        ...parameters.flatMap((one) => onlyIn(one, parameterFields, `${where} ${one.name}`)),
        ...parameters
          .filter((one) => one.in === 'path' && !one.required)
          .map(({ name }) => `${where}: ${name} is always required`),
        ...(requestBody === undefined
          ? []
          : onlyIn(requestBody, ['required', 'content'], `${where} body`)),
        ...ofContent(requestBody?.content, `${where} body`),
        ...(method === 'get' && requestBody !== undefined ? [`${where}: a body to GET`] : []),
        ...security
          .flatMap((one) => Object.keys(one))
          .filter((scheme) => !schemes.includes(scheme))
          .map((scheme) => `${where}: ${scheme} is no scheme`),
        ...Object.entries(responses).flatMap(([status, answer]) => {
          if ('$ref' in answer) return onlyIn(answer, ['$ref'], `${where} ${status}`)
          return [
            ...(/^(?:[1-5]\d\d|default)$/.test(status) ? [] : [`${where}: status ${status}`]),
            ...(answer.description === '' ? [`${where} ${status}: no description`] : []),
            ...onlyIn(answer, answerFields, `${where} ${status}`),
            ...ofContent(answer.content, `${where} ${status}`),
          ]
        }),
      ]
    }),
  ]
}
