import type { IForbiddenRuleType } from 'dependency-cruiser'
import { subjects } from './arrows.ts'
import { anyOf, testFile } from './rule-parts.ts'

const event = '^engine/src/event/'
const anySubject = anyOf(Object.keys(subjects))

/** Of a subject below it a subject may import what it knows, and nothing of the top. */
function subjectRule(own: string, allowed: readonly string[]): IForbiddenRuleType {
  return {
    name: `${own}-imports-only-${allowed.join('-and-') || 'itself'}`,
    severity: 'error',
    from: { path: `${event}${own}/`, pathNot: testFile },
    to: { path: event, pathNot: `${event}${anyOf([own, 'spine', 'reading', ...allowed])}/` },
  }
}

/** Inside an event: subjects over what they read together, that over the spine. */
export const eventRules: readonly IForbiddenRuleType[] = [
  ...Object.entries(subjects).map(([own, allowed]) => subjectRule(own, allowed)),
  {
    name: 'reading-imports-only-spine',
    severity: 'error',
    from: { path: `${event}reading/`, pathNot: testFile },
    to: { path: event, pathNot: `${event}(reading|spine)/` },
  },
  {
    name: 'spine-knows-answers-alone',
    severity: 'error',
    from: { path: `${event}spine/`, pathNot: testFile },
    to: { path: event, pathNot: `${event}(spine/|${anySubject}/answers\\.ts$)` },
  },
  {
    name: 'spine-knows-answers-as-types',
    severity: 'error',
    from: { path: `${event}spine/`, pathNot: testFile },
    to: { path: `${event}${anySubject}/`, dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'answers-import-only-vocabulary',
    comment: 'State and subjects would be tied into one knot.',
    severity: 'error',
    from: { path: `${event}${anySubject}/answers\\.ts$` },
    to: { pathNot: '^engine/src/(vocabulary/|cards/catalogue\\.ts$)' },
  },
  {
    name: 'effects-and-index-are-for-the-top',
    severity: 'error',
    from: { path: '^engine/src/', pathNot: `${testFile}|${event}[^/]+\\.ts$` },
    to: { path: `${event}${anySubject}/(effects|index)\\.ts$` },
  },
]
