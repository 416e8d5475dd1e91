import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, it } from 'vitest'
import { openConnection, requestText } from './connection.ts'

it('sends one request after another and has every answer whole', async () => {
  const large = 'ä'.repeat(500_000)
  const server = createServer((request, response) => {
    if (request.url === '/kept') response.writeHead(304).end()
    else response.writeHead(200, { 'content-length': Buffer.byteLength(large) }).end(large)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
  const connection = await openConnection(url)
  for (let n = 0; n < 3; n += 1) {
    const whole = await connection.send(requestText(url, 'GET', '/large', { cookie: 'a=b' }))
    expect([whole.status, `${whole.body}` === large]).toEqual([200, true])
    expect((await connection.send(requestText(url, 'GET', '/kept'))).status).toBe(304)
  }
  const hungUp = connection.send(requestText(url, 'GET', '/large'))
  connection.close()
  await expect(hungUp).rejects.toThrow('hung up')
  server.close()
})
