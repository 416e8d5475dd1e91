import type { IForbiddenRuleType } from 'dependency-cruiser'
import { rooms, typesFromEverywhere, workspaces } from './arrows.ts'
import { eventRules } from './event-rules.ts'
import { anyOf, testFile } from './rule-parts.ts'
import { webRules } from './web-rules.ts'

const names = Object.keys(workspaces)

function others(own: string): readonly string[] {
  return names.filter((name) => name !== own)
}

/** What the engine makes of whole catalogues is tested beside them: it holds none itself. */
const testsLookInside = ['cards']

function workspaceRules(own: string, allowed: readonly string[]): readonly IForbiddenRuleType[] {
  const forbidden = others(own).filter((name) => !allowed.includes(name))
  return [
    {
      name: `${own}-imports-only-${allowed.join('-and-') || 'itself'}`,
      severity: 'error',
      from: { path: `^${own}/` },
      to: { path: `^${anyOf(forbidden)}/` },
    },
    {
      name: `${own}-knocks-at-the-front-door`,
      comment: 'Another workspace is imported by its name, never by a path into its rooms.',
      severity: 'error',
      from: { path: `^${own}/`, ...(testsLookInside.includes(own) ? { pathNot: testFile } : {}) },
      to: { path: `^${anyOf(others(own))}/`, dependencyTypes: ['local'] },
    },
  ]
}

function roomRule(room: string, allowed: readonly string[]): IForbiddenRuleType {
  const typesToo = typesFromEverywhere.includes(room)
  return {
    name: `${room}-imports-only-${allowed.join('-and-') || 'itself'}`,
    severity: 'error',
    from: { path: `^engine/src/${room}/`, pathNot: testFile },
    to: {
      path: '^engine/src/',
      pathNot: `^engine/src/${anyOf([room, ...allowed])}/`,
      ...(typesToo ? { dependencyTypesNot: ['type-only'] } : {}),
    },
  }
}

const product = {
  path: `^${anyOf(names.filter((name) => name !== 'bench'))}/src/`,
  pathNot: testFile,
}

export const rules: IForbiddenRuleType[] = [
  ...Object.entries(workspaces).flatMap(([own, allowed]) => workspaceRules(own, allowed)),
  ...Object.entries(rooms).map(([room, allowed]) => roomRule(room, allowed)),
  ...eventRules,
  ...webRules,
  {
    name: 'views-decide-nothing',
    severity: 'error',
    from: { path: '^engine/src/views/', pathNot: testFile },
    to: { path: '^engine/src/event/decide\\.ts$' },
  },
  {
    name: 'engine-stands-alone',
    comment: 'No package, nothing of Node: the engine runs in a browser as it is.',
    severity: 'error',
    from: { path: '^engine/src/', pathNot: testFile },
    to: { pathNot: '^engine/src/' },
  },
  {
    name: 'browser-code-needs-no-node',
    severity: 'error',
    from: { path: '^(protocol|exchange|web)/src/', pathNot: testFile },
    to: { dependencyTypes: ['core'] },
  },
  {
    name: 'product-needs-no-tests',
    severity: 'error',
    from: product,
    to: { path: `${testFile}|^(testing|scripts|bench|golden)/|^[^/]+/testing/` },
  },
  {
    name: 'no-cycle',
    comment: 'Types count: files that know each other can only be read, moved and tested together.',
    severity: 'error',
    from: {},
    to: { circular: true },
  },
  {
    name: 'no-import-from-nowhere',
    severity: 'error',
    from: {},
    to: { couldNotResolve: true },
  },
]
