import { existsSync, globSync } from 'node:fs'
import { join } from 'node:path'
import type { ICruiseResult, IModule } from 'dependency-cruiser'
import { rooms, subjects, webRooms, workspaces } from './arrows.ts'
import { testFile } from './rule-parts.ts'
import { rules } from './rules.ts'

type Survey = {
  readonly findings: readonly string[]
  readonly seen: Readonly<Record<string, number>>
  readonly typeOnlyEdges: number
  /** Which workspace imports which, and which room of the engine, of an event and of the pages. */
  readonly imports: Readonly<Record<'workspaces' | 'rooms' | 'subjects' | 'pages', Imports>>
}

export type Imports = Readonly<Record<string, readonly string[]>>

async function cruiseHouse(root: string, folders: readonly string[]): Promise<ICruiseResult> {
  await import('./typescript-6.mjs')
  const { cruise } = await import('dependency-cruiser')
  const { output } = await cruise(
    [...folders],
    {
      baseDir: root,
      ruleSet: { forbidden: rules },
      validate: true,
      // Without it type-only imports are erased before they are looked at.
      tsPreCompilationDeps: true,
      doNotFollow: { path: 'node_modules' },
    },
    { extensions: ['.ts', '.tsx'], exportsFields: ['exports'], conditionNames: ['import'] },
  )
  if (typeof output === 'string') throw new Error(output)
  return output
}

function sourcesOf(root: string, workspace: string): readonly string[] {
  const found = globSync(`${workspace}/src/**/*.{ts,tsx}`, { cwd: root })
  return found.map((file) => file.replaceAll('\\', '/')).filter((file) => !file.endsWith('.d.ts'))
}

/** The guard's own eyes: a tool that looked at nothing finds nothing wrong. */
function unseen(modules: readonly IModule[], sources: readonly string[]): readonly string[] {
  const seen = new Set(modules.map((module) => module.source))
  return sources.filter((file) => !seen.has(file)).map((file) => `was not looked at: ${file}`)
}

function strangers(sources: readonly string[]): readonly string[] {
  return sources
    .filter((file) => !new RegExp(testFile).test(file))
    .filter((file) => {
      const [workspace, , room = '', ...inside] = file.split('/')
      // What stands in no folder of the pages is where they begin.
      if (workspace === 'web') return inside.length > 0 && !Object.hasOwn(webRooms, room)
      if (workspace !== 'engine') return false
      if (room === 'event' && inside.length > 1) return !isRoomOfEvent(inside[0] ?? '')
      return inside.length === 0 ? room !== 'index.ts' : !Object.hasOwn(rooms, room)
    })
    .map((file) => `stands in no room of testing/architecture/arrows.ts: ${file}`)
}

const isRoomOfEvent = (folder: string): boolean =>
  folder === 'spine' || folder === 'reading' || Object.hasOwn(subjects, folder)

const subjectOf = (file: string): string | undefined =>
  /^engine\/src\/event\/([^/]+)\//.exec(file)?.[1]

/** A command is what its subject's index names: it is given, never called by others. */
function calledCommands(modules: readonly IModule[]): readonly string[] {
  const commands = new Set(
    modules
      .filter(({ source }) => /^engine\/src\/event\/[^/]+\/index\.ts$/.test(source))
      .flatMap(({ source, dependencies }) =>
        dependencies
          .map(({ resolved }) => resolved)
          .filter((file) => subjectOf(file) === subjectOf(source)),
      ),
  )
  return modules
    .filter(({ source }) => source.startsWith('engine/src/') && !new RegExp(testFile).test(source))
    .filter(({ source }) => !/^engine\/src\/event\/[^/]+\.ts$/.test(source))
    .flatMap(({ source, dependencies }) =>
      dependencies
        .filter(({ resolved }) => commands.has(resolved))
        .filter(({ resolved }) => subjectOf(resolved) !== subjectOf(source))
        .map(({ resolved }) => `commands-are-for-the-top: ${source} → ${resolved}`),
    )
}

/** Whose files import whose, types included; tests do not count. */
function importsBetween(
  modules: readonly IModule[],
  names: readonly string[],
  nameOf: (file: string) => string | undefined,
): Imports {
  const isTest = (file: string) => new RegExp(testFile).test(file)
  const edges = modules
    .filter(({ source }) => !isTest(source))
    .flatMap(({ source, dependencies }) =>
      dependencies.map((edge) => ({ from: nameOf(source), to: nameOf(edge.resolved) })),
    )
  const importedBy = (name: string) =>
    names.filter((other) => other !== name && edges.some((e) => e.from === name && e.to === other))
  return Object.fromEntries(names.map((name) => [name, importedBy(name)]))
}

/** A page each for itself, the other rooms by their folder. */
const webRoomOf = (file: string): string | undefined =>
  /^web\/src\/(?:pages\/)?([^/]+)\//.exec(file)?.[1]

function importsOfPages(modules: readonly IModule[]): Imports {
  const found = modules.flatMap(({ source }) => webRoomOf(source) ?? [])
  return importsBetween(modules, [...new Set(found)].toSorted(), webRoomOf)
}

export async function survey(root: string): Promise<Survey> {
  const names = Object.keys(workspaces)
  const sources = names.flatMap((name) => sourcesOf(root, name))
  const folders = names.map((name) => `${name}/src`).filter((path) => existsSync(join(root, path)))
  const { modules, summary } = await cruiseHouse(root, folders)
  const typeOnlyEdges = modules
    .flatMap((module) => module.dependencies)
    .filter((edge) => edge.dependencyTypes.includes('type-only')).length
  return {
    findings: [
      ...summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`),
      ...calledCommands(modules),
      ...strangers(sources),
      ...unseen(modules, sources),
      ...(typeOnlyEdges === 0 ? ['no type-only import was seen: TypeScript was not read'] : []),
    ],
    seen: Object.fromEntries(
      names.map((name) => [name, modules.filter((m) => m.source.startsWith(`${name}/`)).length]),
    ),
    typeOnlyEdges,
    imports: {
      workspaces: importsBetween(modules, names, (file) => /^([^/]+)\/src\//.exec(file)?.[1]),
      rooms: importsBetween(
        modules,
        Object.keys(rooms),
        (file) => /^engine\/src\/([^/]+)\//.exec(file)?.[1],
      ),
      subjects: importsBetween(modules, Object.keys(subjects), subjectOf),
      pages: importsOfPages(modules),
    },
  }
}
