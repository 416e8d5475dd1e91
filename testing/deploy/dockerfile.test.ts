import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { houseRoot, oldestNode } from '../../scripts/choose-node.mjs'
import { copyOf, isIgnored, linesOf, readDockerfile, wordsIn } from './read-dockerfile.ts'

const inHouse = (path: string) => readFileSync(join(houseRoot, path), 'utf8')
const stages = readDockerfile(inHouse('Dockerfile'))
const ignored = linesOf(inHouse('.dockerignore'))
const [build, image] = stages

const last = (word: string): string => {
  const found = image?.steps.filter((step) => step.word === word) ?? []
  expect(found, word).toHaveLength(1)
  return found[0]?.rest ?? ''
}

const flag = (words: readonly string[], name: string) => words[words.indexOf(name) + 1]

describe('the image', () => {
  it('is made in two stages of a Node that runs Topcut as it is', () => {
    expect(stages).toHaveLength(2)
    for (const stage of stages) {
      const version = /^node:(\d+)-[a-z]+-slim$/.exec(stage.image)?.[1]
      expect(Number(version)).toBeGreaterThanOrEqual(oldestNode)
    }
    expect(build?.name).toBe('build')
  })

  it('is made of files that are there and are not left out', () => {
    const copies = (build?.steps ?? [])
      .filter(({ word }) => word === 'COPY')
      .flatMap(({ rest }) => copyOf(rest).sources)
    expect(copies).toContain('.')
    for (const source of copies.filter((path) => path !== '.')) {
      expect(existsSync(join(houseRoot, source)), source).toBe(true)
      expect(isIgnored(ignored, source), source).toBe(false)
    }
    const { workspaces } = JSON.parse(inHouse('package.json')) as { workspaces: string[] }
    for (const workspace of workspaces) expect(copies).toContain(`${workspace}/package.json`)
  })

  it('holds what the server and the terminal import, and nothing that was fetched elsewhere', () => {
    const taken = (image?.steps ?? [])
      .filter(({ word }) => word === 'COPY')
      .map(({ rest }) => copyOf(rest))
    expect(taken.every(({ from }) => from === 'build')).toBe(true)
    const folders = taken.map(({ target }) => target)
    const needed = ['engine', 'cards', 'protocol', 'exchange', 'server', 'cli', 'scripts']
    expect(folders).toEqual(expect.arrayContaining(needed.map((folder) => `${folder}/`)))
    for (const path of [
      '.git/config',
      'node_modules/x',
      'web/node_modules/x',
      'data/topcut.sqlite',
    ])
      expect(isIgnored(ignored, path), path).toBe(true)
    expect(isIgnored(ignored, 'server/src/main.ts')).toBe(false)
  })

  it('runs as an ordinary user, by number, from before it starts', () => {
    const user = last('USER')
    expect(user).toMatch(/^[1-9]\d*:[1-9]\d*$/)
    const words = image?.steps.map(({ word }) => word) ?? []
    expect(words.lastIndexOf('RUN')).toBeLessThan(words.indexOf('USER'))
    const made = image?.steps.find(({ word }) => word === 'RUN')?.rest ?? '[]'
    expect(wordsIn(made)).toEqual(
      expect.arrayContaining(['-o', user.split(':')[0], ...wordsIn(last('VOLUME'))]),
    )
  })

  it('starts Node itself, which hears the signals, on the volume and the port it names', () => {
    const start = wordsIn(last('ENTRYPOINT'))
    expect(start[0]).toBe('node')
    expect(existsSync(join(houseRoot, start.at(-1) ?? ''))).toBe(true)
    const usual = wordsIn(last('CMD'))
    expect(wordsIn(last('VOLUME'))).toEqual([flag(usual, '--data')])
    expect(last('EXPOSE')).toBe(flag(usual, '--port'))
    expect(last('STOPSIGNAL')).toBe('SIGTERM')
  })

  it('keeps its data where the verbs of the terminal look for them', () => {
    const settings = (image?.steps ?? []).filter(({ word }) => word === 'ENV')
    expect(settings.map(({ rest }) => rest)).toContain(
      `TOPCUT_DATA=${flag(wordsIn(last('CMD')), '--data')}`,
    )
  })

  it('says whether it is well', () => {
    const [, how = ''] = /CMD (\[.*\])$/.exec(last('HEALTHCHECK')) ?? []
    const [program, file = ''] = wordsIn(how)
    expect(program).toBe('node')
    expect(inHouse(file)).toContain(`:${last('EXPOSE')}/api/health`)
  })
})

describe('the reader of Dockerfiles', () => {
  it.each(['RUNN x', 'FROM a\nADD x y', 'WORKDIR /x', 'FROM a b c d'])('turns %j down', (text) => {
    expect(() => readDockerfile(text)).toThrow()
  })

  it('turns down what a shell would have to read', () => {
    expect(() => wordsIn('npm ci && npm run build')).toThrow()
    expect(() => wordsIn('"npm"')).toThrow()
  })
})
