import { type Family, keyOf, type Labels, type Sample } from './family.ts'

type Histogram = {
  readonly observe: (labels: Labels, seconds: number) => void
  readonly family: () => Family
}

/** Seconds: from what nobody notices to what everybody complains about. */
const bounds = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

type Measured = { readonly labels: Labels; readonly counts: number[]; sum: number; count: number }

/** How long something took, apart for each set of labels. */
export const openHistogram = (name: string, help: string): Histogram => {
  const all = new Map<string, Measured>()

  const samplesOf = ({ labels, counts, sum, count }: Measured): readonly Sample[] => {
    let below = 0
    const buckets = bounds.map((bound, index) => {
      below += counts[index] ?? 0
      return { name: `${name}_bucket`, labels: { ...labels, le: `${bound}` }, value: below }
    })
    return [
      ...buckets,
      { name: `${name}_bucket`, labels: { ...labels, le: '+Inf' }, value: count },
      { name: `${name}_sum`, labels, value: sum },
      { name: `${name}_count`, labels, value: count },
    ]
  }

  return {
    observe: (labels, seconds) => {
      const key = keyOf(labels)
      const measured = all.get(key) ?? { labels, counts: bounds.map(() => 0), sum: 0, count: 0 }
      if (measured.count === 0) all.set(key, measured)
      const bucket = bounds.findIndex((bound) => seconds <= bound)
      if (bucket >= 0) measured.counts[bucket] = (measured.counts[bucket] ?? 0) + 1
      measured.sum += seconds
      measured.count += 1
    },
    family: () => ({
      name,
      help,
      type: 'histogram',
      samples: [...all.values()].flatMap(samplesOf),
    }),
  }
}
