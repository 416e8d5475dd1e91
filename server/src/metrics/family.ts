export type Labels = Readonly<Record<string, string>>

/** Labels of one family have the same names in the same order; every request waits for this. */
export const keyOf = (labels: Labels): string => {
  let key = ''
  for (const name in labels) key += `${labels[name]}\n`
  return key
}

/** One line: a name, what it is about, and a number. */
export type Sample = { readonly name: string; readonly labels: Labels; readonly value: number }

/** What is measured under one name. */
export type Family = {
  readonly name: string
  readonly help: string
  readonly type: 'counter' | 'gauge' | 'histogram'
  readonly samples: readonly Sample[]
}

/** What stands at one number that goes up and down. */
export const gauge = (name: string, help: string, value: number): Family => ({
  name,
  help,
  type: 'gauge',
  samples: [{ name, labels: {}, value }],
})
