import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createServer as createSocketServer } from 'node:net'
import { afterEach, expect, it } from 'vitest'
import { openReceiver } from './kills/receiver.suite.ts'
import { openSend } from './send.ts'

const closers: (() => unknown)[] = []
afterEach(async () => {
  for (const close of closers.splice(0)) await close()
})
const receiver = async (...args: Parameters<typeof openReceiver>) => {
  const opened = await openReceiver(...args)
  closers.push(opened.stop)
  return opened
}

const never = new AbortController().signal
const local = openSend({ areLocalAllowed: true, deadline: 500 })
const hosted = openSend({ areLocalAllowed: false, deadline: 500 })
const to = (url: string) => ({ url, headers: { 'webhook-id': 'msg_1' }, body: '{"a":"ä"}' })

it('posts the body as it was signed and takes the status for the answer', async () => {
  const { url, arrivals } = await receiver()
  expect(await local(to(url), never)).toEqual({ answer: 204, fault: null, wish: 0 })
  expect(arrivals).toMatchObject([{ id: 'msg_1', body: '{"a":"ä"}' }])
})

it('follows nobody elsewhere, and does as a busy receiver wishes', async () => {
  const moved = await receiver((_, reply) => void reply.writeHead(302, { location: '/b' }).end())
  expect(await local(to(`${moved.url}/a`), never)).toMatchObject({ answer: 302 })
  expect(moved.arrivals.map(({ path }) => path)).toEqual(['/a'])
  const busy = await receiver((_, reply) => void reply.writeHead(429, { 'retry-after': '7' }).end())
  expect(await local(to(busy.url), never)).toMatchObject({ answer: 429, wish: 7_000 })
})

it('has a deadline for a receiver that is silent, and one that never ends', async () => {
  const silent = await receiver(() => {})
  expect(await local(to(silent.url), never)).toEqual({ answer: null, fault: 'timeout', wish: 0 })
  let written = 0
  const endless = await receiver((_, reply) => {
    reply.writeHead(200)
    const pour = () => {
      while (!reply.destroyed && reply.write('x'.repeat(10_000))) written += 10_000
    }
    reply.on('drain', pour)
    pour()
  })
  expect(await local(to(endless.url), never)).toMatchObject({ answer: 200 })
  const closed = await new Promise((resolve) => setTimeout(() => resolve(written), 300))
  await new Promise((resolve) => setTimeout(resolve, 300))
  expect(written).toBe(closed)
})

it('names what stood in the way', async () => {
  const gone = await openReceiver()
  await gone.stop()
  expect(await local(to(gone.url), never)).toMatchObject({ fault: 'refused' })
  const rude = createSocketServer((socket) => socket.destroy()).listen(0, '127.0.0.1')
  closers.push(() => rude.close())
  await once(rude, 'listening')
  const { port } = rude.address() as AddressInfo
  expect(await local(to(`http://127.0.0.1:${port}`), never)).toMatchObject({ fault: 'broken' })
  const plain = createServer().listen(0, '127.0.0.1')
  closers.push(() => plain.close())
  await once(plain, 'listening')
  const { port: other } = plain.address() as AddressInfo
  expect(await local(to(`https://127.0.0.1:${other}`), never)).toMatchObject({ fault: 'tls' })
})

it('a hosted server reaches nothing in its own network, by number or by name', async () => {
  const { url, arrivals } = await receiver()
  const { port } = new URL(url)
  for (const host of ['127.0.0.1', 'localhost', '[::ffff:127.0.0.1]', '0.0.0.0'])
    expect(await hosted(to(`http://${host}:${port}/`), never)).toMatchObject({
      fault: 'not-allowed',
    })
  expect(arrivals).toEqual([])
})
