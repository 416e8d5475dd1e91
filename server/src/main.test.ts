import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { connect } from 'node:tls'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { creation } from './desk/sample-day.suite.ts'
import { hallAddresses } from './hall/addresses.ts'
import { machineAddresses } from './hall/machine-addresses.ts'
import { samplePair } from './tls/sample-tls.suite.ts'

const main = fileURLToPath(new URL('main.ts', import.meta.url))

let data: string
const ends: (() => void)[] = []
beforeEach(() => {
  data = mkdtempSync(join(tmpdir(), 'topcut-main-'))
})
afterEach(() => {
  for (const end of ends.splice(0)) end()
  rmSync(data, { recursive: true, force: true })
})

const start = (args: readonly string[], env: Readonly<Record<string, string>> = {}) => {
  const child = spawn(process.execPath, [main, ...args], {
    env: { ...process.env, LC_ALL: 'C.UTF-8', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  ends.push(() => child.kill('SIGKILL'))
  let said = ''
  const ready = new Promise<string>((resolve) => {
    child.stdout.setEncoding('utf8').on('data', (part: string) => {
      said += part
      const url = /^Topcut .* (https?:\/\/\S+)$/m.exec(said)?.[1]
      if (url !== undefined) resolve(url)
    })
  })
  const exit = once(child, 'exit').then(([code]) => code as number | null)
  return { child, ready, exit, said: () => said, complaint: text(child.stderr) }
}

const post = (url: string, body: unknown, cookie = '') =>
  fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify(body),
  })

/** Comes in by the link that stands in the second line. */
const signIn = async (url: string, said: string): Promise<string> => {
  const token = /^The owner signs in here, once: \S+\/in#(\S+)$/m.exec(said)?.[1]
  const { headers } = await post(`${url}/api/session`, { token })
  return headers.getSetCookie()[0]?.split(';')[0] ?? ''
}

describe('the server as a program', () => {
  it('says one line when it is ready, and keeps what it was told beyond its end', async () => {
    const first = start(['--port', '0', '--data', join(data, 'new', 'folder')])
    const url = await first.ready
    expect(url).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/)
    const cookie = await signIn(url, first.said())
    const created = await post(`${url}/api/events`, { command: creation }, cookie)
    expect(created.status).toBe(201)
    first.child.kill('SIGTERM')
    expect(await first.exit).toBe(0)
    expect(first.said().split('\n')).toEqual([
      `Topcut is ready at ${url}`,
      expect.stringMatching(/^The owner signs in here, once: /),
      '',
    ])

    const second = start(['--port', '0', '--data', join(data, 'new', 'folder')])
    const { event } = (await created.json()) as { event: string }
    const answer = await fetch(`${await second.ready}/api/events/${event}`, { headers: { cookie } })
    expect(await answer.json()).toMatchObject({ log: [{ fact: { name: 'Spring Open' } }] })
  })

  it('prints no link once the owner has a passphrase', async () => {
    const first = start(['--port', '0', '--data', data])
    const url = await first.ready
    const cookie = await signIn(url, first.said())
    const chosen = await fetch(`${url}/api/session/passphrase`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json', cookie },
      body: JSON.stringify({ name: 'Ada', passphrase: 'correct horse battery' }),
    })
    expect(chosen.status).toBe(204)
    first.child.kill('SIGTERM')
    await first.exit
    const second = start(['--port', '0', '--data', data])
    await second.ready
    expect(second.said()).not.toContain('/in#')
    expect(second.said()).toContain('topcut link')
  })

  it('speaks the language it was asked for, from its first line on', async () => {
    const { ready, said } = start(['--port', '0', '--data', data, '--lang', 'pl'])
    await ready
    expect(said()).toMatch(/^Topcut działa pod adresem http\S+\nWłaściciel loguje się tutaj.*\/in#/)
  })

  it('shows the hall how to get in when it is opened to it', async () => {
    const { ready, said, child, exit } = start(['--port', '0', '--host', '0.0.0.0', '--data', data])
    expect(await ready).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/)
    const addresses = hallAddresses('0.0.0.0', Number(new URL(await ready).port))
    child.kill('SIGTERM')
    await exit
    for (const address of addresses) expect(said()).toContain(address)
  })

  it.each(['SIGTERM', 'SIGINT'] as const)('ends live streams on %s', async (signal) => {
    const { child, ready, exit, said } = start(['--port', '0', '--data', data])
    const url = await ready
    const cookie = await signIn(url, said())
    const answer = await post(`${url}/api/events`, { command: creation }, cookie)
    const { event } = (await answer.json()) as { event: string }
    const live = await fetch(`${url}/api/events/${event}/live`, { headers: { cookie } })
    const whole = live.text()
    child.kill(signal)
    expect(await whole).toContain('id: 1\n')
    expect(await exit).toBe(0)
  })

  it('says that it is about to stop for as long as it was told to, and hurries when told again', async () => {
    const args = ['--port', '0', '--data', data]
    const { child, ready, exit } = start(args, { TOPCUT_LEAVE_SECONDS: '900' })
    const url = await ready
    expect((await fetch(`${url}/api/ready`)).status).toBe(200)
    child.kill('SIGTERM')
    const isLeaving = async () => {
      const answer = await fetch(`${url}/api/ready`)
      expect([answer.status, await answer.json()]).toMatchObject([503, { code: 'stopping' }])
    }
    await vi.waitFor(isLeaving, { timeout: 20_000 })
    expect((await fetch(`${url}/api/health`)).status).toBe(200)
    child.kill('SIGTERM')
    expect(await exit).toBe(0)
  })

  it('says in one sentence that the port is taken', async () => {
    const holder = createServer().listen(0, '127.0.0.1')
    ends.push(() => holder.close())
    await once(holder, 'listening')
    const { port } = holder.address() as { port: number }
    const { exit, complaint, said } = start(['--port', `${port}`, '--data', data])
    expect(await exit).toBe(1)
    expect(await complaint).toBe(`Port ${port} is already taken; choose another with --port.\n`)
    expect(said()).toBe('')
  })

  it('is the only one on its data, says so to a second one, and is followed once it is gone', async () => {
    const args = ['--port', '0', '--data', data]
    const first = start(args)
    const url = await first.ready
    const second = start(args)
    expect(await second.exit).toBe(1)
    expect(await second.complaint).toBe(
      `Another Topcut is running on the data in ${data}. Go on with that one or stop it first; for other data choose another folder with --data.\n`,
    )
    expect(second.said()).toBe('')
    expect((await fetch(`${url}/api/ready`)).status).toBe(200)

    // However it ends: nothing stays behind that keeps the next one off.
    let last = first
    for (const signal of ['SIGKILL', 'SIGKILL', 'SIGTERM'] as const) {
      last.child.kill(signal)
      await last.exit
      last = start(args)
      expect((await fetch(`${await last.ready}/api/ready`)).status).toBe(200)
    }
    // Told to stop at the same moment: the next one waits for it.
    last.child.kill('SIGTERM')
    expect(await start(args).ready).toMatch(/^http/)
  }, 60_000)

  it('speaks TLS by a certificate of its own, the same one the next time, and shows its fingerprint', async () => {
    const args = ['--port', '0', '--data', data, '--tls']
    const fingerprints: string[] = []
    for (const language of ['en_GB.UTF-8', 'de_DE.UTF-8']) {
      const server = start(args, { LC_ALL: language })
      const url = new URL(await server.ready)
      expect(url.protocol).toBe('https:')
      const socket = connect({
        host: url.hostname,
        port: Number(url.port),
        rejectUnauthorized: false,
      })
      await once(socket, 'secureConnect')
      const { fingerprint256, subjectaltname } = socket.getPeerCertificate()
      socket.destroy()
      expect(subjectaltname).toContain('IP Address:127.0.0.1')
      for (const address of machineAddresses()) expect(subjectaltname).toContain(address)
      server.child.kill('SIGTERM')
      await server.exit
      const rows = server.said().match(/^ {2}([0-9A-F]{2}:){7}[0-9A-F]{2}$/gm) ?? []
      expect(rows.map((row) => row.trim()).join(':')).toBe(fingerprint256)
      expect(server.said()).toContain(`${url.origin}/in#`)
      const first = language.startsWith('de') ? 'Topcut läuft unter' : 'Topcut is ready at'
      expect(server.said().split('\n')[0]).toBe(`${first} ${url.origin}`)
      expect(server.said()).toContain(language.startsWith('de') ? 'Fingerabdruck' : 'fingerprint')
      fingerprints.push(fingerprint256)
    }
    expect(new Set(fingerprints).size).toBe(1)
  }, 60_000)

  it('speaks TLS by a certificate that is handed in, and says in a sentence what is wrong with it', async () => {
    const [cert, key] = [join(data, 'cert.pem'), join(data, 'key.pem')]
    const pair = samplePair()
    writeFileSync(cert, pair.cert)
    writeFileSync(key, pair.key)
    const args = [
      '--port',
      '0',
      '--data',
      join(data, 'events'),
      '--tls',
      '--cert',
      cert,
      '--key',
      key,
    ]
    const good = start(args)
    // The name that it is for, not the address that browsers would warn of.
    expect(await good.ready).toMatch(/^https:\/\/localhost:\d+$/)
    good.child.kill('SIGTERM')
    await good.exit
    writeFileSync(key, samplePair().key)
    const bad = start(args, { LC_ALL: 'de_DE.UTF-8' })
    expect(await bad.exit).toBe(1)
    expect(await bad.complaint).toBe(`Der Schlüssel ${key} gehört nicht zu diesem Zertifikat.\n`)
    expect(bad.said()).toBe('')
  }, 60_000)

  it('tells whoever asks what it can be started with', async () => {
    const { exit, said } = start(['--help'])
    expect(await exit).toBe(0)
    expect(said()).toMatch(/^Options: --port N/)
  })

  it.each([
    [['--port', 'many'], '--port must be a number from 0 to 65535, not "many".'],
    [['--port', '70000'], '--port must be a number from 0 to 65535, not "70000".'],
    [['--colour', 'red'], '--colour'],
  ])('says what is wrong with %j', async (args, sentence) => {
    const { exit, complaint } = start([...args, '--data', data])
    expect(await exit).toBe(2)
    expect(await complaint).toContain(sentence)
  })
})
