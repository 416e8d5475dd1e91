import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { bracketed } from './bracketed.ts'

/** Built in by its name, so that nobody renames it here alone. */
const { name: brackets } = bracketed

const exported = /^export const (\w+)/gm

/** The code of a file of English words, with all that it gives away in brackets. */
export const bracketExports = (code: string, from: string): string => {
  const names = [...code.matchAll(exported)].flatMap(([, name]) => name ?? [])
  const changes = names.flatMap((name) => [
    `const ${name}InBrackets = ${brackets}(${name})`,
    `export { ${name}InBrackets as ${name} }`,
  ])
  const kept = code.replaceAll(exported, 'const $1')
  return [kept, `import { ${brackets} } from '${from}'`, ...changes, ''].join('\n')
}

/** Builds pages that speak a language nobody speaks, so that forgotten texts stand out. */
export const bracketWords = (): Plugin => ({
  name: 'bracket-words',
  enforce: 'pre',
  transform: (code, id) =>
    /\/words\/(?:rules\/)?en\/[^/]*\.ts$/.test(id)
      ? bracketExports(code, fileURLToPath(new URL('bracketed.ts', import.meta.url)))
      : null,
})
