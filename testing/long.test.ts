import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { longRun } from './long.ts'
import { temporaryFolder } from './temporary-folder.ts'

function newSetting() {
  const printed: string[] = []
  const folder = join(temporaryFolder(), 'not-yet-there')
  return { folder, fresh: false, print: (line: string) => printed.push(line), printed }
}

/** Tries seeds until one is the broken one, and tells which were tried. */
async function tryUntil(
  broken: number,
  setting: ReturnType<typeof newSetting>,
  run = { name: 'every draw / 64', seeds: 6, from: 10 },
) {
  const tried: number[] = []
  const error = await longRun(
    run,
    async (seed) => {
      tried.push(seed)
      if (seed === broken) throw new Error('the draw is not fair')
    },
    setting,
  ).catch((caught: unknown) => caught)
  return { tried, error }
}

describe('a long run', () => {
  it('tries every seed once, from the first asked for', async () => {
    const setting = newSetting()
    expect(await tryUntil(-1, setting)).toEqual({ tried: [10, 11, 12, 13, 14, 15] })
    expect(setting.printed.at(-1)).toBe('every draw / 64: all 6 seeds done')
  })

  it('names the seed that failed and begins with it the next time', async () => {
    const setting = newSetting()
    const broken = await tryUntil(13, setting)
    expect(broken.tried).toEqual([10, 11, 12, 13])
    expect(broken.error).toMatchObject({
      message: 'every draw / 64: seed 13 failed',
      cause: { message: 'the draw is not fair' },
    })
    expect(readdirSync(setting.folder)).toEqual(['every-draw-64.json'])
    expect((await tryUntil(-1, setting)).tried).toEqual([13, 14, 15])
    expect(setting.printed).toContain('every draw / 64: seeds 13 to 15 (going on)')
  })

  it('starts over when asked to', async () => {
    const setting = newSetting()
    await tryUntil(13, setting)
    expect((await tryUntil(-1, { ...setting, fresh: true })).tried).toHaveLength(6)
  })

  it('starts over after a finished run: older code proves nothing about newer', async () => {
    const setting = newSetting()
    await tryUntil(13, setting)
    await tryUntil(-1, setting)
    expect((await tryUntil(-1, setting)).tried).toHaveLength(6)
    expect(existsSync(join(setting.folder, 'every-draw-64.json'))).toBe(false)
  })

  it('does not go on outside the seeds asked for', async () => {
    const setting = newSetting()
    await tryUntil(13, setting)
    const fewer = await tryUntil(-1, setting, { name: 'every draw / 64', seeds: 2, from: 10 })
    expect(fewer.tried).toEqual([10, 11])
  })
})
