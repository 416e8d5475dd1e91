import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Those that take longest, in this order; what a clean checkout knows of no file is its time. */
const longest = [
  'every-page.e2e',
  'whole-event.e2e',
  'kills.int',
  'history.int',
  'moments.e2e',
  'event.e2e',
  'languages.e2e',
  'over-tls.e2e',
  'people.e2e',
  'any-event',
  'ways-out',
  'main',
  'mutated-imports',
  'architecture',
]

const rank = ({ moduleId }: TestSpecification): number => {
  const place = longest.findIndex((name) => moduleId.endsWith(`/${name}.test.ts`))
  return place < 0 ? longest.length : place
}

/** Begun last, one long file keeps one core busy while all the others are idle. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await super.sort(files)).toSorted((one, other) => rank(one) - rank(other))
  }
}
