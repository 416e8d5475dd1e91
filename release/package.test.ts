import { spawnSync } from 'node:child_process'
import { cpSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { beforeAll, describe, expect, it } from 'vitest'
import { houseRoot } from '../scripts/choose-node.mjs'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { stageTopcut } from './stage-topcut.ts'
import { startDesk } from './trial/started-desk.ts'

const folder = temporaryFolder()
const staged = join(folder, 'topcut')
const bin = join(staged, 'bin', 'topcut.js')
const env = { HOME: folder, PATH: '/nonexistent' }

beforeAll(async () => {
  const pages = join(folder, 'pages')
  for (const language of ['en', 'de', 'pl']) {
    mkdirSync(join(pages, language), { recursive: true })
    writeFileSync(join(pages, language, 'index.html'), `<title>${language}</title>`)
  }
  await stageTopcut(staged, pages)
  cpSync(join(houseRoot, 'exchange/samples/scenario-1.json'), join(folder, 'event.json'))
}, 60_000)

const run = (...words: readonly string[]) => {
  const { stdout, stderr, status } = spawnSync(process.execPath, [bin, ...words], {
    cwd: folder,
    env,
    encoding: 'utf8',
  })
  return { stdout, stderr, status }
}

describe('the package', () => {
  it('needs no other package, and names whose work is in it', () => {
    const manifest = JSON.parse(readFileSync(join(staged, 'package.json'), 'utf8'))
    expect(Object.keys(manifest).filter((key) => /dependencies|scripts/i.test(key))).toEqual([])
    expect(manifest).toMatchObject({ name: 'topcut', bin: { topcut: 'bin/topcut.js' } })
    const licences = readFileSync(join(staged, 'THIRD-PARTY.txt'), 'utf8')
    for (const name of ['fastify', 'pg', 'react', '@resvg/resvg-wasm', '@expo-google-fonts/arimo'])
      expect(licences).toContain(`${name} `)
  })

  it('holds no TypeScript and nothing that leads back to this folder', () => {
    const files = globSync('**/*.*', { cwd: staged })
    expect(files.filter((file) => /\.tsx?$/.test(file))).toEqual([])
    for (const file of files.filter((name) => name.endsWith('.js'))) {
      const text = readFileSync(join(staged, file), 'utf8')
      expect(text.includes(houseRoot), file).toBe(false)
      expect(text.match(/[\w-]+-worker\.ts/g), file).toBeNull()
    }
  })

  it('computes where the project is not', () => {
    const said = run('standings', 'event.json')
    const beside = spawnSync(
      process.execPath,
      [join(houseRoot, 'cli/bin/topcut.js'), 'standings', join(folder, 'event.json')],
      { encoding: 'utf8' },
    )
    expect(said).toEqual({ stdout: beside.stdout, stderr: '', status: 0 })
    expect(run('--version').stdout).toMatch(/^\d+\.\d+\.\d+\n$/)
  })

  it('runs the desk where nothing is typed, on data in the usual folder', async () => {
    const usual = { program: process.execPath, args: [bin, '--port', '0'], cwd: folder, env }
    const desk = await startDesk(usual)
    try {
      expect(desk.output()).toContain(join(folder, '.local', 'share', 'topcut'))
      const page = await fetch(desk.url, { headers: { 'accept-language': 'de' } })
      expect(await page.text()).toContain('<title>de</title>')
    } finally {
      await desk.end('SIGTERM')
    }
  })

  it('has its threads, which draw and read', async () => {
    const thread = (name: string) => new Worker(join(staged, 'dist', `${name}.js`))
    const said = (worker: Worker) =>
      new Promise<unknown>((resolve, reject) =>
        worker.once('message', resolve).once('error', reject),
      )
    const [files, png] = [thread('files-worker'), thread('png-worker')]
    expect(await said(files)).toBe('ready')
    png.postMessage({ id: 1, svg: '<svg xmlns="http://www.w3.org/2000/svg"><text>A</text></svg>' })
    expect(await said(png)).toEqual({ id: 1, png: expect.any(Uint8Array) })
    await Promise.all([files.terminate(), png.terminate()])
  })
})
