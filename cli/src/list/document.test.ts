import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { topcut } from '../trial.suite.ts'

const document = readFileSync(new URL('../../../docs/lists.md', import.meta.url), 'utf8')

const files = new Map(
  [...document.matchAll(/^```\w+ file=(\S+)\n(.*?)^```$/gms)].map(
    ([, name = '', text = '']) => [name, text] as const,
  ),
)

/** Every command shown with what it prints. */
const runs = [
  ...document.matchAll(/^```console(?: exit=(\d))?\n\$ topcut ([^\n]*)\n(.*?)^```$/gms),
].map(([, exit = '0', words = '', out = '']) => ({ exit: Number(exit), words, out }))

describe('the document about lists', () => {
  it('shows a list of each kind and every way to end', () => {
    expect(new Set(runs.map(({ words }) => words.split(' ')[1]))).toEqual(new Set(files.keys()))
    expect(new Set(runs.map(({ exit }) => exit))).toEqual(new Set([0, 1, 2]))
    expect(document.match(/^\$ topcut/gm)).toHaveLength(runs.length)
  })

  it.each(runs)('shows what `topcut $words` prints', async ({ exit, words, out }) => {
    const [verb = '', name = '', ...flags] = words.split(' ')
    const said = await topcut([verb, name, ...flags], files.get(name))
    expect(said.out).toBe(out)
    expect(said.exit).toBe(exit)
  })
})
