/** One clause of a regulation: where it stands, its rule, and what it could be changed to. */
export type FoundClause = {
  readonly path: readonly string[]
  readonly rule: string
  readonly mutants: readonly unknown[]
}

/** Parts of a regulation that show or describe; the checks of part two have their own tests. */
const described = ['sheet', 'announcements']

export const clausesIn = (data: unknown, path: readonly string[] = []): readonly FoundClause[] => {
  if (typeof data !== 'object' || data === null) return []
  if (path.length === 1 && described.includes(path[0] ?? '')) return []
  if ('rule' in data && 'value' in data) {
    return [{ path, rule: String(data.rule), mutants: mutantsOf(data.value) }]
  }
  return Object.entries(data).flatMap(([key, inner]) => clausesIn(inner, [...path, key]))
}

/** Every small change of a value: one number up, one word other, one entry gone, the order turned. */
export const mutantsOf = (value: unknown): readonly unknown[] => {
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
