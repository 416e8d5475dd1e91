import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { broughtNode, chooseNode, houseRoot, isNewEnough } from './choose-node.mjs'

describe('the choice of Node', () => {
  it.each([
    ['18.20.8', false],
    ['20.20.2', false],
    ['23.11.0', false],
    ['24.0.0', true],
    ['26.10.0', true],
    ['100.0.0', true],
  ])('takes %s for new enough: %s', (version, answer) => {
    expect(isNewEnough(version)).toBe(answer)
  })

  it('is this very Node, because tests run on the right one', () => {
    expect(chooseNode()).toBe(process.execPath)
  })

  it.each(['linux-x64', 'linux-arm64', 'darwin-x64', 'darwin-arm64', 'win32-x64'])(
    'brings along what the lock file pins for %s',
    (machine) => {
      const lock = JSON.parse(readFileSync(join(houseRoot, 'runtime/package-lock.json'), 'utf8'))
      const node = broughtNode('/house', machine) ?? ''
      const name = dirname(dirname(node)).split(/[\\/]/).at(-1)
      const entry = lock.packages[`node_modules/${name}`]
      const [os, cpu] = machine.split('-')
      expect([entry.os].flat()).toEqual([os])
      expect([entry.cpu].flat()).toEqual([cpu])
      expect(node).toBe(join('/house/runtime/node_modules', `${name}`, entry.bin.node))
    },
  )

  it('knows where nothing is packaged', () => {
    expect(broughtNode('/house', 'freebsd-x64')).toBeUndefined()
  })
})
