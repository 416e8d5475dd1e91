import { languages } from '@topcut/protocol/words'
import Fastify from 'fastify'
import { describe, expect, it } from 'vitest'
import { damagedEntry, isStoreFault, type StoreFaultCode, storeFault } from '../../store/faults.ts'
import { sendStoreProblem, storeProblem } from './store-problems.ts'

const rows: readonly (readonly [StoreFaultCode, number])[] = [
  ['unavailable', 503],
  ['disk-full', 507],
  ['not-writable', 507],
  ['damaged', 500],
  ['damaged-entry', 500],
  ['later-version', 500],
  ['unknown-fact', 500],
  ['unreadable-event', 500],
  ['no-copy', 500],
  ['no-data', 500],
  ['in-use', 409],
  ['event-exists', 409],
  ['not-an-export', 422],
  ['damaged-file', 422],
  ['bad-event', 422],
]

const answerTo = (fault: unknown, language: string) => {
  const app = Fastify()
  app.setErrorHandler((raised, request, reply) =>
    isStoreFault(raised) ? sendStoreProblem(request, reply, raised) : reply.send(raised),
  )
  app.get('/', () => Promise.reject(fault))
  return app.inject({ url: '/', headers: { 'accept-language': language } })
}

describe('what stands between Topcut and its data', () => {
  it.each(rows)('is a problem of its own: %s, %i', async (code, status) => {
    const answer = await answerTo(storeFault(code, new Error('cause'), '/home/ada/data'), 'de')
    expect(answer.statusCode).toBe(status)
    expect(answer.headers).toMatchObject({
      'content-type': 'application/problem+json; charset=utf-8',
      'content-language': 'de',
    })
    expect(answer.headers['retry-after']).toBe(status === 503 ? '1' : undefined)
    const { title, detail } = storeProblem('de', storeFault(code))
    expect(answer.json()).toEqual({
      type: `urn:topcut:problem:${code}`,
      title,
      status,
      detail,
      code,
    })
    expect(answer.body).not.toContain('/home/ada')
  })

  it.each(rows)('is worded in three languages: %s', (code) => {
    const problems = languages.map((language) => storeProblem(language, storeFault(code)))
    expect(new Set(problems.map(({ title }) => title)).size).toBe(3)
    expect(new Set(problems.map(({ detail }) => detail)).size).toBe(3)
    for (const { detail } of problems) expect(detail).toMatch(/^\p{Lu}.*\.$/u)
  })

  it('names a damaged entry, and what to do', async () => {
    for (const language of languages) {
      const answer = await answerTo(damagedEntry('e1', 37), language)
      expect(answer.json()).toMatchObject({ code: 'damaged-entry', entry: 37 })
      expect(answer.json().detail).toMatch(/\b37\b.*topcut restore/)
    }
  })
})
