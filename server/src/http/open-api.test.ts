import { findFault } from '@topcut/protocol'
import { beforeAll, describe, expect, it } from 'vitest'
import { type Example, type Examples, examples } from './api/examples.ts'
import { faultsOf } from './api/open-api-faults.suite.ts'
import type { Operation } from './api/operation.ts'
import { tour } from './api/tour.suite.ts'
import { everyCommand } from './every-command.suite.ts'
import type { OpenApi } from './open-api.ts'
import { sampleDoor } from './sample-door.suite.ts'

const described = async (): Promise<OpenApi> =>
  (await sampleDoor().send('GET', '/api/openapi.json', undefined, { cookie: '' })).json()

type Described = {
  readonly route: string
  readonly path: string
  readonly method: string
  readonly operation: Operation
}
const operationsIn = ({ paths }: OpenApi): readonly Described[] =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => {
      const url = path.replaceAll('{', ':').replaceAll('}', '')
      return { route: `${method.toUpperCase()} ${url}`, path, method, operation }
    }),
  )

/** The description is no example of itself. */
const itself = ['GET /api', 'GET /api/openapi.json']

let api: OpenApi
let all: readonly Described[]
beforeAll(async () => {
  api = await described()
  all = operationsIn(api)
})

describe('the description of the API', () => {
  it('has every route that there is, with what it takes and gives', async () => {
    const { app } = sampleDoor()
    await app.ready()
    const routes = all.map(({ route }) => route)
    expect(routes).toContain('POST /api/events/:event/commands')
    expect(routes).toContain('GET /api/events/:event/views/player-sheet/:player')
    for (const one of routes) {
      const [method, url = ''] = one.split(' ')
      expect(app.hasRoute({ method: method as 'GET', url }), one).toBe(true)
    }
    const live = api.paths['/api/events/{event}/live']?.['get']?.parameters
    expect(live?.map(({ name }) => name)).toEqual(['event', 'after', 'link', 'audience'])
  })

  it('is one by OpenAPI 3.1', () => {
    expect(api.openapi).toBe('3.1.0')
    expect(faultsOf(api)).toEqual([])
  })

  it('says of every route what it is for, and for whom', () => {
    const silent = all
      .filter(({ operation: { summary, description } }) => summary === '' || description === '')
      .map(({ route }) => `${route}: say \`about\` and \`who\` in the config of the route`)
    expect(silent).toEqual([])
  })

  it('shows every route by an example', () => {
    const missing = all
      .filter(({ route }) => examples[route] === undefined && !itself.includes(route))
      .map(
        ({ route }) => `${route}: ask for it in server/src/http/api/tour.suite.ts, then ${record}`,
      )
    expect(missing).toEqual([])
    const gone = Object.keys(examples).filter((route) => !all.some((one) => one.route === route))
    expect(gone).toEqual([])
  })

  it('shows every command by an example', () => {
    const shown = Object.keys(examples['POST /api/events/:event/commands']?.requests ?? {})
    expect(shown.sort()).toEqual(everyCommand.map(({ kind }) => kind).sort())
  })
})

const record = 'run: node server/src/http/api/record-examples.suite.ts'

describe('an example', () => {
  let now: Examples
  beforeAll(async () => {
    now = await tour()
  }, 60_000)

  it.each(Object.keys(examples))('is what a real server says: %s', (route) => {
    expect(now[route], `${route} answers otherwise now; ${record}`).toEqual(examples[route])
  })

  it.each(Object.entries(examples))('is as described: %s', (route, example: Example) => {
    const operation = all.find((one) => one.route === route)?.operation
    const body = operation?.requestBody?.content['application/json']?.schema
    for (const sent of [example.request ?? [], Object.values(example.requests ?? {})].flat())
      expect(findFault(body as never, sent), route).toBeNull()
    const done = operation?.responses[`${example.status}`]
    expect(done, `${route} says nothing of ${example.status}`).toBeDefined()
    const [media] = Object.values(
      done !== undefined && 'content' in done ? (done.content ?? {}) : {},
    )
    if (example.answer !== undefined)
      expect(findFault(media?.schema as never, example.answer), route).toBeNull()
  })

  it('is there for every problem, with the status that it has', () => {
    for (const { route, operation } of all)
      for (const [status, answer] of Object.entries(operation.responses)) {
        if (!('content' in answer)) continue
        const problems = answer.content?.['application/problem+json']?.examples ?? {}
        for (const code of Object.keys(problems))
          expect(api.components.examples[code]?.value, `${route} ${code}`).toMatchObject({
            status: Number(status),
          })
      }
  })
})

describe('the page of the API', () => {
  it('is for people, too, without a script', async () => {
    const { send } = sampleDoor()
    const answer = await send('GET', '/api', undefined, { cookie: '' })
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8')
    expect(answer.body).toContain('<code>/api/events/{event}/live</code>')
    expect(answer.body).not.toContain('<script')
    for (const { operation } of all) expect(answer.body).toContain(`id="${operation.operationId}"`)
    expect(answer.body.match(/<details>/g)?.length).toBe(answer.body.match(/<\/details>/g)?.length)
    const style = await send('GET', '/api.css', undefined, { cookie: '' })
    expect(style.headers['content-type']).toBe('text/css; charset=utf-8')
  })
})
