import { globSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { languages } from '@topcut/protocol/words'
import { describe, expect, it } from 'vitest'
import { houseRoot } from '../choose-node.mjs'
import { shots } from './shots.ts'

const folder = join(houseRoot, 'docs', 'screenshots')
const kept = (pattern: string): readonly string[] =>
  globSync(pattern, { cwd: folder })
    .map((file) => file.replaceAll('\\', '/'))
    .toSorted()

describe('the pictures of the documents', () => {
  it('are those that are taken from the demo, in every language', () => {
    const taken = shots
      .filter(({ isForReadmeOnly }) => isForReadmeOnly !== true)
      .flatMap(({ name }) => languages.map((language) => `${language}/${name}.webp`))
    expect(kept('*/*')).toEqual(taken.toSorted())
  })

  it('weigh no more than a page can bear', () => {
    const heavy = kept('*/*.webp').filter((file) => statSync(join(folder, file)).size > 80 * 1024)
    expect(heavy).toEqual([])
  })

  it('are those that README shows', () => {
    const readme = readFileSync(join(houseRoot, 'README.md'), 'utf8')
    const shown = [...readme.matchAll(/docs\/screenshots\/(\S+?)\)/g)].map(([, file]) => file)
    const taken = shots.flatMap(({ readme: name, size }) =>
      name === undefined || size === 'phone' ? [] : `${name}.png`,
    )
    expect(shown.toSorted()).toEqual([...taken, 'phones.png'].toSorted())
    expect(kept('*.png')).toEqual(shown.toSorted())
  })
})
