import { catalogueOf } from '@topcut/cards'
import {
  type Catalogue,
  findingsIn,
  type Reading,
  type Regulation,
  readList,
  regulations,
} from '@topcut/engine'
import { luckFrom } from '../luck.ts'
import { percentile, timed } from '../measure.ts'
import { type Row, report } from '../report.ts'
import { anyList, layouts } from './any-list.ts'

const usualSizes = [1_000]

export const benchLists = async (sizes: readonly number[]): Promise<void> => {
  const rows: Row[] = []
  for (const count of sizes.length > 0 ? sizes : usualSizes) {
    for (const regulation of oneOfEach) {
      const cards = catalogueOf(regulation.cards ?? '')
      if (cards === null) continue
      for (const layout of layouts) {
        const luck = luckFrom(count)
        const texts = Array.from({ length: count }, () => anyList(cards, layout, luck))
        rows.push({ list: cards.kind, layout, ...figures(texts, regulation, cards) })
      }
    }
  }
  report('lists', 'Lists that are read and judged by all their cards, ms each', rows)
}

/** A document for each catalogue. */
const oneOfEach = regulations.filter(
  ({ cards }, index) => regulations.findIndex((one) => one.cards === cards) === index,
)

const figures = (texts: readonly string[], regulation: Regulation, cards: Catalogue): Row => {
  const setting = { date: regulation.defaultDate, tier: 'casual', details: {} } as const
  const judge = (reading: Reading | null) =>
    reading === null ? [] : findingsIn(setting, regulation.lists, reading.list, cards)
  // The first reading makes what all others look up.
  judge(readList(cards, texts[0] ?? ''))
  const runs = texts.map((text) => {
    const begun = performance.now()
    const read = timed(() => readList(cards, text))
    const judged = timed(() => judge(read.value))
    const wall = performance.now() - begun
    return { read: read.ms, judged: judged.ms, both: read.ms + judged.ms, wall }
  })
  const of = (what: keyof (typeof runs)[number], percent: number) =>
    percentile(
      runs.map((run) => run[what]),
      percent,
    )
  return {
    lists: texts.length,
    'read p50': of('read', 50),
    'read p95': of('read', 95),
    'judged p50': of('judged', 50),
    'judged p95': of('judged', 95),
    'both p95': of('both', 95),
    // Processor time counts what is compiled and cleared away on another core, and nobody waits for.
    'both p95 on the wall': of('wall', 95),
  }
}
