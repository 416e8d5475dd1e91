import { join } from 'node:path'
import { regulations } from '@topcut/engine'
import { createVitest } from 'vitest/node'
import { clausesIn } from './clauses.ts'

type Survivor = {
  readonly regulation: string
  readonly clause: string
  readonly rule: string
  readonly mutant: unknown
}

type Passes = (change: string, title: string, files: readonly string[]) => Promise<boolean>

/**
 * Runs the tests whose titles begin with `title`, with one clause changed; true if all pass. One
 * vitest for all changes: starting it anew for each takes four times as long.
 */
const testing = async (house: string): Promise<{ passes: Passes; close: () => Promise<void> }> => {
  process.env['TOPCUT_MUTATE'] = 'nothing'
  const vitest = await createVitest('test', {
    root: house,
    watch: false,
    project: ['unit-pure'],
    reporters: [{}],
  })
  // Once for all changes: looking for the files takes as long as running them.
  const specifications = await vitest.globTestSpecifications()
  const passes: Passes = async (change, title, files) => {
    process.env['TOPCUT_MUTATE'] = change
    vitest.setGlobalTestNamePattern(title)
    const paths = new Set(files.map((file) => join(house, file)))
    const asked = specifications.filter(({ moduleId }) => paths.has(moduleId))
    if (asked.length === 0) throw new Error(`no tests in ${files.join(' ')}`)
    const run = await vitest.runTestSpecifications(asked)
    // What failed at an earlier change is still among the modules; it must not count for this one.
    const modules = run.testModules.filter(({ moduleId }) => paths.has(moduleId))
    return modules.every((module) => module.ok()) && run.unhandledErrors.length === 0
  }
  return { passes, close: () => vitest.close() }
}

/** Changes each clause of each regulation in turn and lists what no test noticed. */
export const mutate = async (
  house: string,
  testsOf: (rule: string) => readonly string[],
  only: string | undefined,
  tell: (line: string) => void,
): Promise<{ readonly changes: number; readonly survivors: readonly Survivor[] }> => {
  const { passes, close } = await testing(house)
  const survivors: Survivor[] = []
  let changes = 0
  for (const regulation of regulations.filter(({ id }) => only === undefined || id === only)) {
    const clauses = clausesIn(regulation)
    const count = clauses.reduce((sum, { mutants }) => sum + mutants.length, 0)
    changes += count
    tell(`${regulation.id}: ${clauses.length} clauses, ${count} changes`)
    // A suite that fails by itself would seem to notice everything.
    const files = [...new Set(clauses.flatMap(({ rule }) => testsOf(rule)))]
    const isSound = () => passes('nothing', `\\[${regulation.document}-`, files)
    const tellUnsound = () => {
      tell(`  the tests of ${regulation.document} fail without any change`)
      survivors.push({ regulation: regulation.id, clause: '', rule: '', mutant: null })
    }
    if (!(await isSound())) {
      tellUnsound()
      continue
    }
    for (const { path, rule, mutants } of clauses) {
      const clause = path.join('.')
      const tests = testsOf(rule)
      for (const [which, mutant] of mutants.entries()) {
        const change = `${regulation.id} ${clause} ${which}`
        if (tests.length > 0 && !(await passes(change, `\\[${rule}\\] `, tests))) continue
        tell(`  survives: ${clause} (${rule}) as ${JSON.stringify(mutant)}`)
        survivors.push({ regulation: regulation.id, clause, rule, mutant })
      }
    }
    // Nor may a change have left anything behind that makes the next ones seem noticed.
    if (!(await isSound())) tellUnsound()
  }
  await close()
  return { changes, survivors }
}
