import type { Tally } from './tally.ts'

export type VitestReport = {
  readonly testResults: readonly {
    readonly status: string
    readonly assertionResults: readonly { readonly status: string }[]
  }[]
}

function tallyOfFile(file: VitestReport['testResults'][number]): Tally {
  const count = (status: string) => file.assertionResults.filter((a) => a.status === status).length
  const failures = count('failed')
  // A file that cannot be loaded, or whose set-up broke, failed although none of its tests did.
  const failed = failures === 0 && file.status === 'failed' ? 1 : failures
  return { passed: count('passed'), failed }
}

/** What one run of Vitest counts for; without a report the runner itself has crashed. */
export function tallyOf(report: VitestReport | null, exitCode: number): Tally {
  if (report === null) return { passed: 0, failed: 1 }
  const files = report.testResults.map(tallyOfFile)
  const passed = files.reduce((total, file) => total + file.passed, 0)
  const failed = files.reduce((total, file) => total + file.failed, 0)
  // An error nobody awaited belongs to no test, and "no test ran" is not "every test passed".
  const silent = failed === 0 && (exitCode !== 0 || passed === 0)
  return { passed, failed: silent ? 1 : failed }
}
