import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { normalizePath, type Plugin } from 'vite'
import { type Language, languages } from '../protocol/src/words/language.ts'

const root = normalizePath(fileURLToPath(new URL('..', import.meta.url)))
const otherWords = `${root}web/src/words/later/other-words.ts`
const placing = `import { wordsLater } from ${JSON.stringify(`${root}web/src/words/later/words-later.ts`)}`

const inFolder = new RegExp(`/words/(${languages.join('|')})/[^/]+\\.ts$`)
const aFileOf = new RegExp(`/(?:${languages.join('|')})/[^/]+\\.ts$`)
const exported = /^export const (\w+)/gm
const later = '\0later:'
const wordsOf = 'words-of-'

/** Instead of a file of words: what it exports, still empty. */
const emptyWords = (file: string): string => {
  const names = [...readFileSync(file, 'utf8').matchAll(exported)].flatMap(([, name]) => name ?? [])
  const empty = names.map((name) => {
    const place = `'${file.slice(root.length)}', '${name}'`
    return `export const ${name} = /*#__PURE__*/ wordsLater(${place})`
  })
  return [placing, ...empty].join('\n')
}

/** All words of a language, by their files: `bringWords` puts them where the empty ones are. */
const allWords = (language: string): string => {
  const found = globSync(`{protocol,exchange,web}/src/words/${language}/*.ts`, { cwd: root })
  const files = found.map(normalizePath).sort()
  return [
    ...files.map((file, at) => `import * as words${at} from ${JSON.stringify(root + file)}`),
    `export const files = { ${files.map((file, at) => `'${file}': words${at}`).join(', ')} }`,
  ].join('\n')
}

/** How the words of the others are asked for. */
const waysTo = (others: readonly Language[]): string => {
  const ways = others.map((one) => `${one}: () => import('${wordsOf}${one}')`)
  return `export const otherWords = { ${ways.join(', ')} }`
}

/**
 * Builds pages that come with the words of one language. Topics go on naming all of them: what they
 * find of the others is empty and is filled when somebody wants to read it. Two thirds of the words
 * would otherwise be loaded by everybody and read by nobody.
 */
export const oneLanguage = (language: Language): Plugin => ({
  name: 'one-language',
  apply: 'build',
  enforce: 'pre',
  resolveId: {
    filter: { id: [aFileOf, /^words-of-/] },
    async handler(source, importer) {
      if (source.startsWith(wordsOf)) return source
      // Among themselves the words of a language are whole.
      const isAmong = importer === undefined || inFolder.test(importer)
      if (isAmong || importer.startsWith(wordsOf)) return null
      const found = await this.resolve(source, importer, { skipSelf: true })
      const of = found === null ? undefined : inFolder.exec(found.id)?.[1]
      if (found === null || of === undefined || of === language) return found
      return { id: `${later}${found.id}`, moduleSideEffects: false }
    },
  },
  load: {
    filter: { id: [/^\0later:/, /^words-of-/, /\/other-words\.ts$/] },
    handler(id) {
      if (id.startsWith(later)) return emptyWords(id.slice(later.length))
      if (id.startsWith(wordsOf)) return allWords(id.slice(wordsOf.length))
      return id === otherWords ? waysTo(languages.filter((one) => one !== language)) : null
    },
  },
  transformIndexHtml: (html) => html.replace('<html lang="en">', `<html lang="${language}">`),
})
