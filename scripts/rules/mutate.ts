import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { regulations } from '@topcut/engine'
import { clausesIn } from './clauses.ts'

export type Survivor = {
  readonly regulation: string
  readonly clause: string
  readonly rule: string
  readonly mutant: unknown
}

/** Runs the tests whose titles begin with `title`, with one clause changed; true if all pass. */
const passes = (
  house: string,
  mutate: string,
  title: string,
  files: readonly string[],
): boolean => {
  const vitest = join(house, 'node_modules/vitest/vitest.mjs')
  const run = spawnSync(
    process.execPath,
    [vitest, 'run', '--project', 'unit-pure', '--reporter', 'dot', '-t', title, ...files],
    { cwd: house, env: { ...process.env, TOPCUT_MUTATE: mutate }, timeout: 120_000 },
  )
  return run.status === 0
}

/** Changes each clause of each regulation in turn and lists what no test noticed. */
export const mutate = (
  house: string,
  testsOf: (rule: string) => readonly string[],
  only: string | undefined,
  tell: (line: string) => void,
): readonly Survivor[] =>
  regulations
    .filter(({ id }) => only === undefined || id === only)
    .flatMap((regulation) => {
      const clauses = clausesIn(regulation)
      const count = clauses.reduce((sum, { mutants }) => sum + mutants.length, 0)
      tell(`${regulation.id}: ${clauses.length} clauses, ${count} changes`)
      // A suite that fails by itself would seem to notice everything.
      const files = [...new Set(clauses.flatMap(({ rule }) => testsOf(rule)))]
      if (!passes(house, 'nothing', `\\[${regulation.document}-`, files)) {
        tell(`  the tests of ${regulation.document} fail without any change`)
        return [{ regulation: regulation.id, clause: '', rule: '', mutant: null }]
      }
      return clauses.flatMap(({ path, rule, mutants }) => {
        const clause = path.join('.')
        return mutants.flatMap((mutant, which): readonly Survivor[] => {
          const tests = testsOf(rule)
          const change = `${regulation.id} ${clause} ${which}`
          if (tests.length > 0 && !passes(house, change, `\\[${rule}\\] `, tests)) return []
          tell(`  survives: ${clause} (${rule}) as ${JSON.stringify(mutant)}`)
          return [{ regulation: regulation.id, clause, rule, mutant }]
        })
      })
    })
