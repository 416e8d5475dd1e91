import { describe, expect, it } from 'vitest'
import { story } from '../../../testing/story.ts'
import type { Embedding } from '../../vocabulary/embedding.ts'

const allow = (on: Embedding) => ({ kind: 'allow-embedding', on }) as const

describe('allow-embedding', () => {
  it('is nowhere until somebody allows it', () => {
    expect(story().state().embedding).toBe('nowhere')
  })

  it.each<Embedding>([
    'everywhere',
    'nowhere',
    ['https://club.example', 'http://localhost:8081', 'https://xn--mnchen-3ya.example:65535'],
  ])('%s', (on) => {
    const told = story()
    expect(told.facts(allow(on))).toEqual([{ kind: 'embedding-allowed', on }])
    told.does(allow(on))
    expect(told.state().embedding).toEqual(on)
  })

  it('names a site once', () => {
    const told = story()
    told.does(allow(['https://club.example', 'https://club.example']))
    expect(told.state().embedding).toEqual(['https://club.example'])
  })

  it.each([
    'club.example',
    'ftp://club.example',
    'https://',
    'https://club.example/',
    'https://club.example/events',
    'https://club.example?x',
    'https://club.example:',
    'https://club.example:0',
    'https://club.example:65536',
    'https://Club.example',
    'https://münchen.example',
    'https://*.club.example',
    'https://user@club.example',
    'https://-club.example',
    'https://club..example',
    'https://[::1]',
    "https://club.example 'unsafe-inline'",
    'https://club.example;script-src *',
    'https://club.example\r\nset-cookie: a=b',
    `https://${'a.'.repeat(100)}example`,
    '',
  ])('refuses what is no site: %j', (site) => {
    const told = story()
    expect(told.refuses(allow(['https://club.example', site]))).toEqual({
      code: 'not-a-site',
      site,
    })
  })

  it('refuses named sites without one, and more than anybody would read', () => {
    const told = story()
    expect(told.refuses(allow([]))).toEqual({ code: 'no-sites' })
    const many = Array.from({ length: 21 }, (_, n) => `https://club${n}.example`)
    expect(told.refuses(allow(many))).toEqual({ code: 'too-many-sites', most: 20 })
    told.does(allow(many.slice(1)))
  })
})
