import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { houseRoot } from '../../scripts/choose-node.mjs'

const inHouse = (path: string) => readFileSync(join(houseRoot, path), 'utf8')
const compose = inHouse('compose.yaml')

/** The lines below a key, without what they are indented by. */
const below = (text: string, key: string): string => {
  const lines = text.split('\n')
  const at = lines.indexOf(`${key}:`)
  const rest = lines.slice(at + 1)
  const end = rest.findIndex((line) => /^\S/.test(line))
  return at < 0
    ? ''
    : rest
        .slice(0, end < 0 ? rest.length : end)
        .map((line) => line.slice(2))
        .join('\n')
}

const services = below(compose, 'services')
const topcut = below(services, 'topcut')

describe('compose.yaml', () => {
  it('keeps no password, and starts nothing without one', () => {
    const passwords = compose.match(/POSTGRES_PASSWORD[^}\n]*/g) ?? []
    expect(passwords.length).toBeGreaterThan(1)
    for (const one of passwords.filter((text) => !text.startsWith('POSTGRES_PASSWORD and')))
      expect(one).toMatch(/POSTGRES_PASSWORD:(?:\?| \$\{POSTGRES_PASSWORD:\?)/)
  })

  it('opens Topcut on this machine alone, with nothing that it may write but its copies', () => {
    expect(below(topcut, 'ports')).toBe('- "127.0.0.1:8080:8080"')
    expect(topcut).toContain('read_only: true')
    expect(below(topcut, 'cap_drop')).toBe('- ALL')
    const [, place] = /:(\S+)$/.exec(below(topcut, 'volumes').trim()) ?? []
    expect(inHouse('Dockerfile')).toContain(`VOLUME ["${place}"]`)
  })

  it('waits for the database, and gives both time to stop', () => {
    expect(topcut).toContain('condition: service_healthy')
    expect(below(services, 'db')).toContain('pg_isready')
    expect(topcut).toMatch(/^stop_grace_period: [1-9]\d*s$/m)
  })

  it('names variables that the server reads', () => {
    const read = ['from-environment', 'serve', 'open-store', 'arguments']
      .map((name) => inHouse(`server/src/${name}.ts`))
      .join('\n')
    const set = [...below(topcut, 'environment').matchAll(/^(\w+):/gm)].map(([, name]) => name)
    expect(set.length).toBeGreaterThan(3)
    for (const name of set) expect(read).toContain(`'${name}'`)
  })
})
