import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { houseRoot } from '../scripts/choose-node.mjs'
import { buildPages, pagesAreFresh } from '../scripts/pages.mjs'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { npmPack } from './npm-pack.ts'
import { readmeExamples } from './readme-examples.ts'
import { stageEngine } from './stage-engine.ts'
import { stageTopcut } from './stage-topcut.ts'
import { emptyPlace, install, tryPackage } from './trial/package-trial.ts'
import { told } from './trial/told.ts'

const folder = temporaryFolder()

describe('the package topcut, installed in an empty folder', () => {
  it('runs an event, is killed, and goes on', async () => {
    if (!pagesAreFresh(houseRoot)) await buildPages(houseRoot, process.execPath)
    await stageTopcut(join(folder, 'topcut'))
    const packed = npmPack(join(folder, 'topcut'), folder)
    const trial = await tryPackage(packed.file)
    const size = `${packed.size} bytes, ${trial.packages.length} package`
    console.log(told(`topcut (${size})`, trial.installSeconds, trial).join('\n'))
    expect(trial.packages).toEqual(['topcut'])
    expect(packed.size).toBeLessThan(5_000_000)
    expect(trial).toMatchObject({ tablesAfterKill: 8, fileRead: 'Cryodex' })
    expect(trial.wholeEvent).toMatchObject({ rounds: 6, places: 16 })
    expect(trial.pictureBytes).toBeGreaterThan(5_000)
    expect(trial.demo).toEqual({ events: 3, page: 200 })
  })
})

describe('the package @topcut/engine, installed in an empty folder', () => {
  const { cwd, clear } = emptyPlace()
  afterAll(clear)
  const page = readFileSync(join(houseRoot, 'engine/README.md'), 'utf8')
  const examples = readmeExamples(page).map((example, index) => ({
    ...example,
    file: `example-${index + 1}.ts`,
  }))

  beforeAll(async () => {
    await stageEngine(join(folder, 'engine'))
    expect(install(cwd, [npmPack(join(folder, 'engine'), folder).file])).toEqual(['@topcut'])
    for (const { file, code } of examples) writeFileSync(join(cwd, file), code)
  })

  it('has types by which its examples compile, and that know what is wrong', () => {
    const tsc = join(houseRoot, 'node_modules/typescript/bin/tsc')
    const flags = ['--noEmit', '--strict', '--module', 'nodenext', '--target', 'es2024']
    const typed = (name: string, code: string) => {
      writeFileSync(join(cwd, name), code)
      const args = [tsc, ...flags, '--lib', 'es2024,dom', '--types', '', name]
      return spawnSync(process.execPath, args, { cwd, encoding: 'utf8' }).stdout
    }
    for (const { file, code } of examples) expect(typed(file, code)).toBe('')
    const wrong = `import { pairSwiss } from '@topcut/engine'\npairSwiss({ points: 'many' })\n`
    expect(typed('wrong.ts', wrong)).toContain("Type 'string' is not assignable")
  })

  it.each(examples.map(({ file, prints }) => [file, prints] as const))(
    'prints what its page says: %s',
    (file, prints) => {
      const said = spawnSync(process.execPath, [file], { cwd, encoding: 'utf8' })
      expect({ out: said.stdout, err: said.stderr }).toEqual({ out: prints, err: '' })
    },
  )
})
