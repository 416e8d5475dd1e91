/** A commit as its subject tells it: `fix(desk): …`, with a `!` where something breaks. */
type Change = {
  readonly type: string
  readonly scope: string
  readonly breaks: boolean
  readonly text: string
}

const changeOf = (subject: string): Change => {
  const found = /^([a-z]+)(?:\(([^)]+)\))?(!)?: (.+)$/.exec(subject)
  const [, type = 'other', scope = '', mark, text = subject] = found ?? []
  return { type, scope, breaks: mark !== undefined, text }
}

/** The headings of the changelog, rules first: whoever upgrades before an event asks for them. */
const headings: readonly (readonly [heading: string, has: (change: Change) => boolean])[] = [
  ['Rules', ({ type }) => type === 'rule'],
  ['Breaks', ({ type, breaks }) => breaks && type !== 'rule'],
  ['Added', ({ type, breaks }) => type === 'feat' && !breaks],
  ['Changed', ({ type, breaks }) => (type === 'perf' || type === 'revert') && !breaks],
  ['Fixed', ({ type, breaks }) => type === 'fix' && !breaks],
]

const byScope = (changes: readonly Change[]): readonly Change[] =>
  changes.toSorted((a, b) => (a.scope < b.scope ? -1 : a.scope > b.scope ? 1 : 0))

const lineOf = ({ scope, text }: Change): string =>
  scope === '' ? `- ${text}` : `- ${scope}: ${text}`

const section = (heading: string, lines: readonly string[]): readonly string[] =>
  lines.length === 0 ? [] : [`### ${heading}\n\n${lines.join('\n')}\n`]

/** What happened in these commits, oldest first, under the headings of the changelog. */
export const draftOf = (subjects: readonly string[]): string => {
  const changes = subjects.map(changeOf)
  const isTold = (change: Change) => headings.some(([, has]) => has(change))
  const inside = changes.filter((change) => !isTold(change))
  const types = [...new Set(inside.map(({ type }) => type))].sort()
  return [
    ...headings.flatMap(([heading, has]) =>
      section(heading, byScope(changes.filter(has)).map(lineOf)),
    ),
    ...types.flatMap((type) =>
      section(
        `Inside: ${type}`,
        byScope(inside.filter((change) => change.type === type)).map(lineOf),
      ),
    ),
  ].join('\n')
}
