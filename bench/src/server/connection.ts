import { once } from 'node:events'
import { connect } from 'node:net'

type Answer = { readonly status: number; readonly headers: string; readonly body: Buffer }

/** One connection that is kept: one request at a time, as fast as they are answered. */
type Connection = {
  readonly send: (request: string) => Promise<Answer>
  readonly close: () => void
}

/** The text of a request. Written by hand: a load that costs more than the server measures itself. */
export const requestText = (
  url: URL,
  method: string,
  path: string,
  { body, ...headers }: { readonly body?: unknown; readonly [header: string]: unknown } = {},
): string => {
  const text = body === undefined ? '' : JSON.stringify(body)
  const typed = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }
  const all = { host: url.host, ...headers, ...(body === undefined ? {} : typed) }
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`)
  return `${method} ${path} HTTP/1.1\r\n${lines.join('')}\r\n${text}`
}

export const openConnection = async (url: URL): Promise<Connection> => {
  const socket = connect(Number(url.port), url.hostname).setNoDelay()
  await once(socket, 'connect')
  let chunks: Buffer[] = []
  /** How much is still on its way; unknown before the headers are there. */
  let missing = Number.NaN
  let answer: (whole: Answer) => void = () => {}
  let fail: (fault: Error) => void = () => {}

  socket.on('data', (chunk: Buffer) => {
    chunks.push(chunk)
    missing = Number.isNaN(missing) ? missingIn(Buffer.concat(chunks)) : missing - chunk.length
    if (missing !== 0) return
    const whole = Buffer.concat(chunks)
    chunks = []
    missing = Number.NaN
    answer(read(whole))
  })
  socket.on('error', (fault) => fail(fault))
  socket.on('close', () => fail(new Error('the server hung up')))
  return {
    send: (request) =>
      new Promise((resolve, reject) => {
        answer = resolve
        fail = reject
        socket.write(request)
      }),
    close: () => socket.destroy(),
  }
}

const endOfHeaders = '\r\n\r\n'

const missingIn = (bytes: Buffer): number => {
  const end = bytes.indexOf(endOfHeaders)
  if (end < 0) return Number.NaN
  const headers = bytes.toString('latin1', 0, end)
  const length = Number(/\r\ncontent-length: (\d+)/i.exec(headers)?.[1] ?? 0)
  return end + endOfHeaders.length + length - bytes.length
}

const read = (bytes: Buffer): Answer => {
  const end = bytes.indexOf(endOfHeaders)
  const headers = bytes.toString('latin1', 0, end)
  const body = bytes.subarray(end + endOfHeaders.length)
  return { status: Number(headers.slice(9, 12)), headers, body }
}
