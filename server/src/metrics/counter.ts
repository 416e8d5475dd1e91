import type { Family, Labels } from './family.ts'

type Counter = {
  readonly add: (labels: Labels) => void
  readonly family: () => Family
}

/** Counts what happened since the start, apart for each set of labels. */
export const openCounter = (name: string, help: string): Counter => {
  const counts = new Map<string, { readonly labels: Labels; value: number }>()
  return {
    add: (labels) => {
      const key = JSON.stringify(labels)
      const count = counts.get(key) ?? { labels, value: 0 }
      count.value += 1
      counts.set(key, count)
    },
    family: () => ({
      name,
      help,
      type: 'counter',
      samples: [...counts.values()].map(({ labels, value }) => ({ name, labels, value })),
    }),
  }
}
