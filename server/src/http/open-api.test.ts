import { describe, expect, it } from 'vitest'
import { sampleDoor } from './sample-door.suite.ts'

describe('the description of the API', () => {
  it('has every route that there is, with what it takes and gives', async () => {
    const { app, send } = sampleDoor()
    const answer = await send('GET', '/api/openapi.json', undefined, { cookie: '' })
    const { openapi, paths } = answer.json()
    expect(openapi).toBe('3.1.0')
    const described = Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods as object).map((method) => `${method.toUpperCase()} ${path}`),
    )
    expect(described).toContain('POST /api/events/{event}/commands')
    expect(described).toContain('GET /api/events/{event}/views/player-sheet/{player}')
    for (const one of described) {
      const [method, path = ''] = one.split(' ')
      const url = path.replaceAll('{', ':').replaceAll('}', '')
      expect(app.hasRoute({ method: method as 'GET', url }), one).toBe(true)
    }
    const { requestBody, responses } = paths['/api/events/{event}/commands'].post
    const { schema } = requestBody.content['application/json']
    expect(schema.properties.command.anyOf.length).toBeGreaterThan(50)
    expect(responses['200'].content['application/json'].schema.properties.entries).toBeDefined()
    expect(responses.default.content['application/problem+json']).toBeDefined()
    const live = paths['/api/events/{event}/live'].get.parameters
    expect(live.map(({ name }: { name: string }) => name)).toEqual(['event', 'after', 'audience'])
  })

  it('says of every route what it is for', async () => {
    const { send } = sampleDoor()
    const { paths } = (await send('GET', '/api/openapi.json')).json()
    const silent = Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods as Record<string, { summary: string }>)
        .filter(([, { summary }]) => summary === '')
        .map(([method]) => `${method} ${path}`),
    )
    expect(silent).toEqual([])
  })

  it('is a page for people, too, without a script', async () => {
    const { send } = sampleDoor()
    const answer = await send('GET', '/api', undefined, { cookie: '' })
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8')
    expect(answer.body).toContain('<code>/api/events/{event}/live</code>')
    expect(answer.body).not.toContain('<script')
  })
})
