import { globSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { describe, expect, it } from 'vitest'
import { languages } from '../../protocol/src/words/language.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const folders = globSync('*/src/**/words/en', { cwd: root }).map((folder) =>
  dirname(folder).replaceAll('\\', '/'),
)
const topicsIn = (folder: string): readonly string[] =>
  globSync(`${folder}/*.ts`, { cwd: root })
    .map((file) => basename(file))
    .sort()

const read = async (file: string): Promise<{ readonly [name: string]: unknown }> =>
  import(pathToFileURL(`${root}${file}`).href)

/** Every key with what stands there, a text or a sentence with something to put in. */
const shapeOf = (words: unknown, path: string): readonly string[] => {
  // A language has as many lines of help or reasons to call as it needs.
  if (Array.isArray(words)) return [`${path}: list`]
  if (typeof words !== 'object' || words === null) return [`${path}: ${typeof words}`]
  return Object.entries(words)
    .flatMap(([key, value]) => shapeOf(value, `${path}.${key}`))
    .sort()
}

/** Plural forms differ with the language, and so do the phrases that only its own sentences use. */
const isOwn = (entry: string) => /\.(zero|one|few|many|other): string$/.test(entry)
const shared = (module: { readonly [name: string]: unknown }): readonly string[] =>
  Object.entries(module)
    .filter(([, words]) => typeof words !== 'function')
    .flatMap(([name, words]) => shapeOf(words, name))
    .filter((entry) => !isOwn(entry))

const others = languages.filter((language) => language !== 'en')

describe.each(folders)('the words in %s', (folder) => {
  it('lie in one folder for every language', () => {
    const found = globSync(`${folder}/??/`, { cwd: root }).map((one) => basename(one))
    expect(found.sort()).toEqual([...languages].sort())
  })

  describe.each(others)('as %s has them', (language) => {
    it('have the topics of English', () => {
      expect(topicsIn(`${folder}/${language}`)).toEqual(topicsIn(`${folder}/en`))
    })

    it.each(topicsIn(`${folder}/en`))('say all that English says: %s', async (topic) => {
      const english = shared(await read(`${folder}/en/${topic}`))
      expect(english.length).toBeGreaterThan(0)
      expect(shared(await read(`${folder}/${language}/${topic}`))).toEqual(english)
    })
  })
})
