import { once } from 'node:events'
import { mkdirSync, writeFileSync } from 'node:fs'
import { type AddressInfo, connect } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { languages } from '@topcut/protocol/words'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { temporaryFolder } from '../../../testing/temporary-folder.ts'
import { sampleDoor } from './sample-door.suite.ts'

const secret = 'nobody may read this'
const folder = temporaryFolder()
const web = join(folder, 'web')
for (const language of languages) {
  mkdirSync(join(web, language, 'assets'), { recursive: true })
  for (const page of ['index', 'phone', 'public'])
    writeFileSync(join(web, language, `${page}.html`), '<title>Topcut</title>')
  writeFileSync(join(web, language, 'assets', 'page-1.js'), 'export {}')
}
writeFileSync(join(folder, 'secret.txt'), secret)

const { app, faults } = sampleDoor({ web })
beforeAll(() => app.listen({ port: 0, host: '127.0.0.1' }))
afterAll(() => app.close())

/** As it is written, byte for byte: a browser would put most of these addresses right first. */
const ask = async (address: string, method = 'GET'): Promise<string> => {
  const { port } = app.server.address() as AddressInfo
  const socket = connect(port, '127.0.0.1')
  await once(socket, 'connect')
  socket.write(
    `${method} ${address} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nConnection: close\r\n\r\n`,
    'latin1',
  )
  return text(socket)
}
const statusOf = (answer: string): number => Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1])

describe('an address that no file and no page of ours has', () => {
  it.each([
    '/x/%00',
    '/%00',
    '/en/assets/page-1.js%00',
    '/api/%00',
    '/a/..',
    '/a/../secret.txt',
    '/a/../../secret.txt',
    '/a/%2e%2e/%2e%2e/secret.txt',
    '/en/assets/..%2f..%2fsecret.txt',
    '/en/assets/..%5c..%5csecret.txt',
    '/....//x',
    '//x',
    '//',
    '/./x',
    '/.',
    '/..',
    '/a\\..\\b',
    `/${'a'.repeat(256)}`,
    `/${'a'.repeat(256)}.js`,
    `/events/${'a'.repeat(256)}/me`,
    `/${'%C3%A9'.repeat(128)}`,
    `/${'a/'.repeat(3_000)}`,
    '/%',
    '/%zz',
    '/%ff',
    '/en/assets/page-1.js/x.js',
    'http://127.0.0.1/x/%00',
    'http://evil.example/',
    'http://127.0.0.1/',
    'http://127.0.0.1/en/assets/page-1.js',
    '*',
    '/api/events/%00',
    '/api/events/..',
    `/api/events/${'a'.repeat(300)}`,
  ])('is not found, and no fault of the server: %j', async (address) => {
    for (const method of ['GET', 'HEAD', 'POST', 'DELETE']) {
      const answer = await ask(address, method)
      expect([method, statusOf(answer)]).toEqual([method, 404])
      expect(answer).not.toContain(secret)
    }
    expect(faults).toEqual([])
  })

  it.each(['x', '/a b', '/a\x00b', '/\x07'])('is no request at all: %j', async (address) => {
    expect(statusOf(await ask(address))).toBe(400)
    expect(faults).toEqual([])
  })

  it.each(['/', '/events/e1/me', '/events/e1/', `/events/${'a'.repeat(255)}/me`, '/x?%00', '/?..'])(
    'is not one of ours, which are found: %j',
    async (address) => {
      const answer = await ask(address)
      expect(statusOf(answer)).toBe(200)
      expect(answer).toContain('<title>Topcut</title>')
    },
  )
})
