import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, cpSync, mkdirSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { delimiter, dirname, join, relative } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { houseRoot } from '../../scripts/choose-node.mjs'
import { findNpm } from '../../scripts/npm.mjs'
import { creation } from '../../server/src/desk/sample-day.suite.ts'
import { freePort } from '../free-port.ts'
import { temporaryFolder } from '../temporary-folder.ts'
import {
  copyOf,
  isIgnored,
  linesOf,
  readDockerfile,
  type Stage,
  wordsIn,
} from './read-dockerfile.ts'

/** Whoever may not become another runs it as oneself. */
const isRoot = process.getuid?.() === 0
const ignored = linesOf(readFileSync(join(houseRoot, '.dockerignore'), 'utf8'))
const [build, image] = readDockerfile(readFileSync(join(houseRoot, 'Dockerfile'), 'utf8'))

const env = {
  ...process.env,
  PATH: `${dirname(process.execPath)}${delimiter}${process.env['PATH'] ?? ''}`,
  NODE_ENV: '',
  NODE_COMPILE_CACHE: '',
  DATABASE_URL: '',
}

/** Programs of the image as this machine has them. */
const programOf = ([program = '', ...words]: readonly string[]): readonly string[] => {
  if (program === 'node') return [process.execPath, ...words]
  return program === 'npm' ? [process.execPath, findNpm() ?? '', ...words] : [program, ...words]
}

/** Does what a stage says below a folder that stands for `/`; answers with that folder. */
const make = (stage: Stage | undefined, others: ReadonlyMap<string, string>): string => {
  const root = temporaryFolder()
  chmodSync(root, 0o755)
  let at = root
  for (const { word, rest } of stage?.steps ?? []) {
    if (word === 'WORKDIR') {
      at = join(root, rest)
      mkdirSync(at, { recursive: true })
    }
    if (word === 'COPY') {
      const { from, sources, target } = copyOf(rest)
      for (const source of sources) {
        const whence = from === null ? houseRoot : (others.get(from) ?? '')
        const isFolder = target.endsWith('/')
        const isFile = statSync(join(whence, source)).isFile()
        const to = join(at, target, isFile && isFolder ? (source.split('/').at(-1) ?? '') : '')
        const filter = (path: string) =>
          from !== null || !isIgnored(ignored, relative(houseRoot, path).replaceAll('\\', '/'))
        cpSync(join(whence, source), to, { recursive: true, filter, verbatimSymlinks: true })
      }
    }
    if (word === 'RUN') {
      const words = wordsIn(rest).map((one) => (one.startsWith('/') ? join(root, one) : one))
      const isOwning = words[0] === 'install' && !isRoot
      const mine = isOwning ? words.filter((one, n) => !/^-[og]$/.test(words[n - 1] ?? one)) : words
      const [program = '', ...args] = programOf(
        mine.filter((one) => !isOwning || !/^-[og]$/.test(one)),
      )
      const { status, stderr } = spawnSync(program, args, { cwd: at, env, encoding: 'utf8' })
      expect(status, `${rest}\n${stderr}`).toBe(0)
    }
  }
  return root
}

const started: ChildProcess[] = []
afterAll(() => {
  for (const child of started) child.kill('SIGKILL')
})

const said = (word: string): string => image?.steps.find((step) => step.word === word)?.rest ?? ''

describe('the Dockerfile, step by step in a folder', () => {
  it('makes what an ordinary user runs, well or killed, and stops when it is told to', async () => {
    const built = make(build, new Map())
    const root = make(image, new Map([['build', built]]))
    const cwd = join(root, 'topcut')
    const [uid = 0, gid = 0] = said('USER').split(':').map(Number)
    const user = isRoot ? { uid, gid } : {}
    const port = `${await freePort()}`
    const usual = wordsIn(said('CMD')).map((word) =>
      word === said('EXPOSE') ? port : word === '/data' ? join(root, 'data') : word,
    )
    const [program = '', ...args] = programOf([...wordsIn(said('ENTRYPOINT')), ...usual])

    const start = async () => {
      const child = spawn(program, args, {
        cwd,
        env: { ...env, NODE_ENV: 'production' },
        stdio: ['ignore', 'pipe', 'inherit'],
        ...user,
      })
      started.push(child)
      let text = ''
      for await (const part of child.stdout
        .setEncoding('utf8')
        .iterator({ destroyOnReturn: false })) {
        text += part
        if (/^The owner .*$/m.test(text)) break
      }
      child.stdout.resume()
      return { child, text, exit: once(child, 'exit') }
    }
    const isWell = () => {
      const [, how = '[]'] = /CMD (\[.*\])$/.exec(said('HEALTHCHECK')) ?? []
      const [node = '', ...words] = programOf(wordsIn(how))
      const address = `http://127.0.0.1:${port}/api/health`
      return spawnSync(node, words, { cwd, env: { ...env, TOPCUT_HEALTH_URL: address }, ...user })
        .status
    }
    const url = `http://127.0.0.1:${port}`
    const post = (path: string, body: unknown, cookie = '') =>
      fetch(`${url}${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', cookie },
        body: JSON.stringify(body),
      })

    expect(isWell()).toBe(1)
    const first = await start()
    expect(isWell()).toBe(0)
    expect(await (await fetch(url, { headers: { accept: 'text/html' } })).text()).toContain('<html')
    const token = /\/in#(\S+)/.exec(first.text)?.[1]
    const signedIn = await post('/api/session', { token })
    const cookie = signedIn.headers.getSetCookie()[0]?.split(';')[0] ?? ''
    const created = await post('/api/events', { command: creation }, cookie)
    expect(created.status).toBe(201)
    const { event } = (await created.json()) as { event: string }
    if (isRoot) {
      const status = readFileSync(`/proc/${first.child.pid}/status`, 'utf8')
      expect(status).toMatch(new RegExp(`^Uid:\\s+${uid}\\s+${uid}\\s+${uid}`, 'm'))
      for (const name of readdirSync(join(root, 'data')))
        expect(statSync(join(root, 'data', name)).uid).toBe(uid)
    }
    first.child.kill('SIGKILL')
    expect(await first.exit).toEqual([null, 'SIGKILL'])

    const second = await start()
    const answer = await fetch(`${url}/api/events/${event}`, { headers: { cookie } })
    expect(await answer.json()).toMatchObject({ event, log: [{ fact: { name: creation.name } }] })
    const [topcut = '', ...words] = programOf(['node', 'cli/bin/topcut.js', 'backup'])
    const data = join(root, 'data')
    const copied = spawnSync(topcut, [...words, '--data', data], { cwd, env, ...user })
    expect(copied.status, `${copied.stderr}`).toBe(0)
    second.child.kill('SIGTERM')
    expect(await second.exit).toEqual([0, null])
    expect(isWell()).toBe(1)
  })
})
