import type { Module } from './modules.ts'

type Arrows = ReadonlyMap<string, readonly string[]>

const arrowsOf = (modules: readonly Module[], areTypesIn: boolean): Arrows =>
  new Map(
    modules.map(({ file, imports }) => [
      file,
      imports.filter(({ isType }) => areTypesIn || !isType).map(({ from }) => from),
    ]),
  )

/** Tarjan's: the groups of files in which each reaches every other one. */
const knotsIn = (arrows: Arrows): readonly (readonly string[])[] => {
  const order = new Map<string, number>()
  const open: string[] = []
  const knots: string[][] = []
  const visit = (file: string): number => {
    const own = order.size
    order.set(file, own)
    open.push(file)
    let least = own
    for (const next of arrows.get(file) ?? []) {
      const seen = order.get(next)
      if (seen === undefined) least = Math.min(least, visit(next))
      else if (open.includes(next)) least = Math.min(least, seen)
    }
    if (least === own) {
      const knot = open.splice(open.indexOf(file))
      if (knot.length > 1) knots.push(knot.toSorted())
    }
    return least
  }
  for (const file of arrows.keys()) if (!order.has(file)) visit(file)
  return knots
}

/** Files that import each other in a circle, and those that do so only if types count. */
export const circles = (modules: readonly Module[]) => {
  const ofValues = knotsIn(arrowsOf(modules, false))
  const all = knotsIn(arrowsOf(modules, true))
  const isOfValues = (knot: readonly string[]) =>
    ofValues.some((one) => one.every((file) => knot.includes(file)))
  return { ofValues, ofTypes: all.filter((knot) => !isOfValues(knot)) }
}
