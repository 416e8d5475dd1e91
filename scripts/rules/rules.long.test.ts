import { spawnSync } from 'node:child_process'
import { expect, it } from 'vitest'
import { houseRoot } from '../choose-node.mjs'

it('no rule is nominal, and none lacks a test or a text', () => {
  const { stdout, status } = spawnSync(process.execPath, ['scripts/rules.ts'], {
    cwd: houseRoot,
    encoding: 'utf8',
    maxBuffer: 64_000_000,
  })
  const lines = stdout.split('\n')
  expect(lines.filter((line) => /NOMINAL|MISSING/.test(line))).toEqual([])
  expect(lines.find((line) => line.includes(' rules: computes '))).toMatch(/nominal 0$/)
  expect(status).toBe(0)
})
