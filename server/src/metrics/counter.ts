import { type Family, keyOf, type Labels } from './family.ts'

type Counter = {
  readonly add: (labels: Labels) => void
  readonly family: () => Family
}

/** Counts what happened since the start, apart for each set of labels. */
export const openCounter = (name: string, help: string): Counter => {
  const counts = new Map<string, { readonly labels: Labels; value: number }>()
  return {
    add: (labels) => {
      const key = keyOf(labels)
      const count = counts.get(key)
      if (count === undefined) counts.set(key, { labels, value: 1 })
      else count.value += 1
    },
    family: () => ({
      name,
      help,
      type: 'counter',
      samples: [...counts.values()].map(({ labels, value }) => ({ name, labels, value })),
    }),
  }
}
