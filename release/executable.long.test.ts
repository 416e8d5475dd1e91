import { spawnSync } from 'node:child_process'
import { readFileSync, statSync } from 'node:fs'
import { basename, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { houseRoot } from '../scripts/choose-node.mjs'
import { buildPages, pagesAreFresh } from '../scripts/pages.mjs'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { ownPlatform } from './executable/platforms.ts'
import { makeExecutables, writeChecksums } from './make-release.ts'
import { tryExecutable } from './trial/executable-trial.ts'
import { told } from './trial/told.ts'

const most = 45 * 1024 * 1024

describe('the executable for this machine, without Node', () => {
  it('runs an event, is killed, and goes on; a click opens the browser', async () => {
    const own = ownPlatform()
    if (own === undefined) return expect.fail('there is no Node for this machine')
    if (!pagesAreFresh(houseRoot)) await buildPages(houseRoot, process.execPath)
    const folder = temporaryFolder()
    const nodes = join(houseRoot, '.cache', 'nodes')
    const [[, file = ''] = []] = await makeExecutables(folder, [own], nodes, 1)
    expect(statSync(file).size).toBeLessThan(most)

    const sums = writeChecksums(folder, [file])
    expect(readFileSync(sums, 'utf8')).toMatch(new RegExp(`^[0-9a-f]{64} {2}${basename(file)}\\n$`))
    const checked = spawnSync('sha256sum', ['--check', sums], { cwd: folder, encoding: 'utf8' })
    expect(checked.stdout).toContain('OK')

    const trial = await tryExecutable(file)
    console.log(told(basename(file), trial.unpackSeconds, trial).join('\n'))
    expect(trial.wholeEvent).toMatchObject({ rounds: 6, places: 16 })
    expect(trial).toMatchObject({ tablesAfterKill: 8, fileRead: 'Cryodex' })
    expect(trial.pictureBytes).toBeGreaterThan(5_000)
    expect(trial.demo).toEqual({ events: 3, page: 200 })
    expect(trial.opened).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/in#\S+$/)
    expect(trial.openedAgain).toBe(new URL(trial.opened).origin)
  })
})
