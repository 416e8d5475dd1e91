import type { Imports } from './survey.ts'

/** Everything that can be reached from a name over others. */
const reach = (imports: Imports, from: string, seen = new Set<string>()): ReadonlySet<string> => {
  for (const next of imports[from] ?? []) {
    if (seen.has(next)) continue
    seen.add(next)
    reach(imports, next, seen)
  }
  return seen
}

/** The arrows that say something: one that also goes over others is left out. */
const essential = (imports: Imports): Imports =>
  Object.fromEntries(
    Object.entries(imports).map(([name, own]) => {
      const isShort = (to: string) =>
        !own.some((other) => other !== to && reach(imports, other).has(to))
      return [name, own.filter(isShort)]
    }),
  )

/** How far a name stands above those that import nothing. */
const levelOf = (imports: Imports, name: string): number =>
  Math.max(0, ...(imports[name] ?? []).map((next) => 1 + levelOf(imports, next)))

/** A flowchart, those on top who know the most. */
export const drawing = (imports: Imports): string => {
  const names = Object.keys(imports).toSorted(
    (a, b) => levelOf(imports, b) - levelOf(imports, a) || (a < b ? -1 : 1),
  )
  const arrows = essential(imports)
  const lines = names.flatMap((name) => {
    const own = arrows[name] ?? []
    return own.length === 0 ? [`  ${name}`] : [`  ${name} --> ${own.join(' & ')}`]
  })
  return ['```mermaid', 'flowchart TD', ...lines, '```'].join('\n')
}

const marks = (what: string) =>
  [`<!-- drawn: ${what} -->`, `<!-- end of drawing: ${what} -->`] as const

/** The page with each drawing between its marks made anew. */
export const redrawn = (page: string, drawings: Readonly<Record<string, Imports>>): string => {
  let drawn = page
  for (const [what, imports] of Object.entries(drawings)) {
    const [begin, end] = marks(what)
    const [start, stop] = [drawn.indexOf(begin), drawn.indexOf(end)]
    if (start < 0 || stop < start) throw new Error(`no place for the drawing of ${what}`)
    drawn = `${drawn.slice(0, start)}${begin}\n${drawing(imports)}\n${drawn.slice(stop)}`
  }
  return drawn
}

/** What is wrong with the drawings of a page, in the words of a finding. */
export const drawnOtherwise = (
  page: string,
  drawings: Readonly<Record<string, Imports>>,
): readonly string[] =>
  redrawn(page, drawings) === page
    ? []
    : ['ARCHITECTURE.md shows other arrows: node testing/architecture/draw.ts draws it anew']
