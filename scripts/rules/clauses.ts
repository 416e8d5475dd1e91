/** One clause of a regulation: where it stands, its rule, and what it could be changed to. */
type FoundClause = {
  readonly path: readonly string[]
  readonly rule: string
  readonly mutants: readonly unknown[]
}

/** Lists that say what comes first: turned round they are another rule. */
const isOrdered = (path: readonly string[]): boolean =>
  ['tieBreakers', 'tieChain'].includes(path.at(-1) ?? '')

const turned = (value: unknown): readonly unknown[] =>
  Array.isArray(value) && value.length > 1 ? [value.toReversed()] : []

/** A text is compared as a whole, so one change of it tells; its words have changes of their own. */
const mutantsOfText = (text: object): readonly unknown[] => [{ ...text, key: 'no-such-text' }]

export const clausesIn = (data: unknown, path: readonly string[] = []): readonly FoundClause[] => {
  if (typeof data !== 'object' || data === null) return []
  if ('rule' in data && 'value' in data) {
    const rule = String(data.rule)
    const mutants =
      path[0] === 'texts'
        ? mutantsOfText(data.value as object)
        : [...mutantsOf(data.value), ...(isOrdered(path) ? turned(data.value) : [])]
    return [{ path, rule, mutants }]
  }
  return Object.entries(data).flatMap(([key, inner]) => clausesIn(inner, [...path, key]))
}

/** Every small change of a value: one number up, one word other, one entry gone. */
const mutantsOf = (value: unknown): readonly unknown[] => {
  if (typeof value === 'number') return [value + 1]
  if (typeof value === 'boolean') return [!value]
  if (typeof value === 'string') return [`not-${value}`]
  if (value === null) return [7]
  if (Array.isArray(value)) {
    const without = value.map((_, gone) => value.filter((_other, index) => index !== gone))
    const inside = value.flatMap((one, index) =>
      typeof one === 'object' ? mutantsOf(one).map((mutant) => value.with(index, mutant)) : [],
    )
    return [...without, ...inside]
  }
  if (typeof value === 'object') {
    return Object.entries(value as object).flatMap(([key, inner]) =>
      mutantsOf(inner).map((mutant) => ({ ...(value as object), [key]: mutant })),
    )
  }
  return []
}
