import type { Export, Import, Module } from './modules.ts'

type Unused = Export & { readonly file: string }

const keyOf = (file: string, name: string): string => `${file} ${name}`
const workspaceOf = (file: string): string => file.split('/', 1)[0] ?? ''

/** What the tools read by its place. */
const isForTools = ({ file, name }: Unused): boolean =>
  (name === 'default' && file.endsWith('.config.ts')) ||
  (/^(?:setup|teardown)$/.test(name) && file.endsWith('.setup.ts'))

const isOwnTest = (test: string, file: string): boolean => {
  const stem = file.replace(/\.tsx?$/, '')
  return ['', '.int', '.long'].some((kind) => test.startsWith(`${stem}${kind}.test.ts`))
}

const uncommented = (text: string): string => text.replace(/\/\*[\s\S]*?\*\/|(^|\s)\/\/.*/g, '')

/** Whether the file itself needs what it exports. */
const needs = (module: Module, name: string): boolean =>
  uncommented(module.text).split(new RegExp(`\\b${name}\\b`)).length > 2

/** Tests of a regulation's rules have their ids in their titles. */
const tellsRules = (module: Module): boolean => /'\[[A-Z]+-\d/.test(module.text)

/**
 * Exports that no other file imports, types among them. Tests count: most of what they look at is
 * somebody's part. But what only its own test asks for must be part of its file, or a rule that a
 * document has us compute; else it is dead code that a test keeps alive. And a door is for others:
 * what its own workspace takes through it is still nobody's.
 */
export const unusedExports = (modules: readonly Module[]): readonly Unused[] => {
  const byFile = new Map(modules.map((module) => [module.file, module]))
  const used = new Set<string>()

  const use = (from: Module, name: string): void => {
    if (used.has(keyOf(from.file, name))) return
    used.add(keyOf(from.file, name))
    handOn(from, name)
  }
  const handOn = (from: Module, name: string): void => {
    for (const behind of from.imports) if (behind.as === name) follow(from, behind)
  }
  const follow = (by: Module, { from, name, isType }: Import): void => {
    const module = byFile.get(from)
    // `typeof import()` names a file, and nothing in it.
    if (module === undefined || (name === null && isType)) return
    const names = name === null ? module.exports.map((one) => one.name) : [name]
    const isInside = module.door !== null && workspaceOf(by.file) === workspaceOf(from)
    const isProof = isOwnTest(by.file, from) && !tellsRules(by)
    for (const one of names) {
      if (isInside) handOn(module, one)
      else if (!isProof || needs(module, one)) use(module, one)
    }
  }

  for (const module of modules) {
    for (const one of module.imports) if (one.as === null) follow(module, one)
  }
  return modules
    .flatMap(({ file, exports }) => exports.map((one) => ({ ...one, file })))
    .filter((one) => !used.has(keyOf(one.file, one.name)) && !isForTools(one))
}
