import { join, relative } from 'node:path'
import type { TestModule } from 'vitest/node'
import { createVitest } from 'vitest/node'
import type { Asserted } from './proof-kind.ts'

type Proofs = {
  readonly passed: boolean
  readonly byRule: ReadonlyMap<string, ReadonlySet<Asserted>>
}

/** A text in its place, and whatever stands on a page, is there to be seen. */
const isShown = (file: string): boolean =>
  file.startsWith('web/') || file.endsWith('/texts.test.ts')

const noteTests = (house: string, byRule: Map<string, Set<Asserted>>, module: TestModule) => {
  const file = relative(house, module.moduleId).replaceAll('\\', '/')
  for (const test of module.children.allTests()) {
    const rule = /^\[([A-Z]+-\d+)\] /.exec(test.name)?.[1]
    if (rule === undefined) continue
    const kinds = byRule.get(rule) ?? new Set<Asserted>()
    for (const kind of isShown(file) ? (['shows'] as const) : (test.meta().proofs ?? [])) {
      kinds.add(kind)
    }
    byRule.set(rule, kinds)
  }
}

/** Runs the tests that name a rule and hands back what their assertions proved about it. */
export const proofsIn = async (house: string, files: readonly string[]): Promise<Proofs> => {
  process.env['TOPCUT_PROOFS'] = '1'
  const vitest = await createVitest('test', {
    root: house,
    watch: false,
    project: ['unit*'],
    reporters: [{}],
    testNamePattern: '\\[[A-Z]+-\\d+\\] ',
  })
  const paths = files.map((file) => join(house, file))
  const run = await vitest.runTestSpecifications(await vitest.globTestSpecifications(paths))
  const byRule = new Map<string, Set<Asserted>>()
  for (const module of run.testModules) noteTests(house, byRule, module)
  const passed = run.testModules.every((module) => module.ok()) && run.unhandledErrors.length === 0
  await vitest.close()
  return { passed, byRule }
}
