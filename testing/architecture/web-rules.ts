import type { IForbiddenRuleType } from 'dependency-cruiser'
import { pagesWithoutLog, webRooms } from './arrows.ts'
import { anyOf, testFile } from './rule-parts.ts'

const roomRule = ([room, allowed]: readonly [string, readonly string[]]): IForbiddenRuleType => ({
  name: `web-${room}-imports-only-${allowed.join('-and-') || 'itself'}`,
  severity: 'error',
  from: { path: `^web/src/${room}/`, pathNot: testFile },
  to: { path: '^web/src/', pathNot: `^web/src/${anyOf([room, ...allowed])}/` },
})

export const webRules: readonly IForbiddenRuleType[] = [
  ...Object.entries(webRooms).map(roomRule),
  {
    name: 'no-page-imports-another',
    comment: 'What two pages need stands in parts, or in leader where they hold the event.',
    severity: 'error',
    from: { path: '^web/src/pages/([^/]+)/', pathNot: testFile },
    to: { path: '^web/src/pages/', pathNot: '^web/src/pages/$1/' },
  },
  {
    name: 'pages-without-the-log-lead-nothing',
    severity: 'error',
    from: { path: `^web/src/pages/${anyOf(pagesWithoutLog)}/`, pathNot: testFile },
    to: { path: '^web/src/leader/' },
  },
]
