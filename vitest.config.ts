import { availableParallelism } from 'node:os'
import { configDefaults, defineConfig } from 'vitest/config'
import { LongestFirst } from './testing/longest-first.ts'

const everywhere = [...configDefaults.exclude, '**/.cache/**', 'runtime/**', '**/fixture/**']
const otherKinds = ['int', 'e2e', 'long'].map((kind) => `**/*.${kind}.test.{ts,tsx}`)
const pure = ['engine', 'cards', 'protocol', 'exchange'].map((name) => `${name}/**/*.test.ts`)
const pages = ['web/**/*.test.{ts,tsx}']

/** Puts another module in the place of one: whoever came next in its process would find it there. */
const mocking = 'accounts'
const doors = ['server', 'cli'].map((name) => `${name}/**/!(${mocking}).test.ts`)
const mutating = process.env['TOPCUT_MUTATE'] !== undefined
const proofs = process.env['TOPCUT_PROOFS'] === '1' ? ['testing/note-proofs.ts'] : []
/** Where files share a process, what each has to clear away is asked for by each. */
const emptied = ['testing/empty-folders.setup.ts']
const long = process.env['TOPCUT_LONG'] === '1'

/**
 * Left to itself vitest keeps one core free, and of two that is half of them. Changes of clauses are
 * tried one by one: starting a second process for a few tests takes longer than running them.
 */
const everyCore = { maxWorkers: mutating ? 1 : '100%' }

const oneAtATime = { fileParallelism: false, maxWorkers: 1 }

/**
 * A browser, a server that is killed and a database spend much of their time waiting for each other:
 * with one more at work than there are cores none of these stands still.
 */
const oneMore = { maxWorkers: availableParallelism() + 1 }

/** A server that is started for hundreds of tests: read from two thousand files it costs a second. */
const quickServer = { globalSetup: ['testing/quick-server.setup.ts'] }

/** Typed into as fast as the keys go, cut off, or held to a second: beside others it would starve. */
const crowded = ['embedding', 'five-browsers', 'judge-pocket', 'many-results', 'network-cut'].map(
  (name) => `**/${name}.e2e.test.ts`,
)

/** As long as a window waits for what it shows: in a second a busy machine shows nothing. */
const asWindows = { poll: { timeout: 20_000 } }

const allLong = ['**/*.long.test.ts']
const longest = ['**/any-event.long.test.ts']

/** The longest takes as long as all the others together: both cores are done at about one time. */
const longProject = (name: string, include: string[], besides: readonly string[]) => ({
  test: {
    name,
    include,
    exclude: [...everywhere, ...besides],
    testTimeout: 0,
    hookTimeout: 0,
    expect: asWindows,
    ...quickServer,
    ...oneAtATime,
  },
})

export default defineConfig({
  cacheDir: '.cache/vite',
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          name: 'unit-pure',
          include: pure,
          exclude: [...everywhere, ...otherKinds],
          testTimeout: 30_000,
          // Pure functions leave nothing behind; a fresh process for each file costs half the time.
          isolate: false,
          setupFiles: mutating ? ['testing/mutate-clause.ts'] : proofs,
          ...everyCore,
        },
      },
      {
        test: {
          name: 'unit-pages',
          include: pages,
          exclude: [...everywhere, ...otherKinds],
          testTimeout: 30_000,
          // Each file draws in strings: read anew for each, the pages take ten times as long.
          isolate: false,
          setupFiles: proofs,
          ...everyCore,
        },
      },
      {
        test: {
          name: 'unit-doors',
          include: doors,
          exclude: [...everywhere, ...otherKinds],
          testTimeout: 30_000,
          // Reading engine, protocol and server anew for each file takes a third of all the time.
          isolate: false,
          // A setting that one file makes must not be there for the next.
          unstubEnvs: true,
          setupFiles: [...proofs, ...emptied],
          ...everyCore,
        },
      },
      {
        test: {
          name: 'unit',
          include: ['**/*.test.{ts,tsx}'],
          exclude: [...everywhere, ...otherKinds, ...pure, ...pages, ...doors],
          testTimeout: 30_000,
          setupFiles: proofs,
          ...everyCore,
        },
      },
      {
        test: {
          name: 'int',
          include: ['**/*.int.test.ts'],
          exclude: everywhere,
          testTimeout: 60_000,
          hookTimeout: 60_000,
          ...quickServer,
          ...oneMore,
        },
      },
      {
        test: {
          name: 'e2e',
          include: ['**/*.e2e.test.ts'],
          exclude: [...everywhere, ...crowded],
          testTimeout: 120_000,
          hookTimeout: 120_000,
          expect: asWindows,
          // Each window is a context of its own; what is read for one file is there for the next.
          isolate: false,
          setupFiles: emptied,
          ...quickServer,
          ...oneMore,
        },
      },
      {
        test: {
          name: 'e2e-crowded',
          include: crowded,
          exclude: everywhere,
          testTimeout: 120_000,
          hookTimeout: 120_000,
          expect: asWindows,
          sequence: { groupOrder: 1 },
          ...quickServer,
          ...oneAtATime,
        },
      },
      // Only when asked for: a plain `vitest run` would otherwise take hours.
      ...(long ? [longProject('longest', longest, []), longProject('long', allLong, longest)] : []),
    ],
  },
})
