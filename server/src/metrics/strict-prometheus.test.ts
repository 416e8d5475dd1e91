import { describe, expect, it } from 'vitest'
import { expositionOf } from './exposition.ts'
import { openHistogram } from './histogram.ts'
import { readPrometheus } from './strict-prometheus.suite.ts'

const whole = '# HELP a_total What.\n# TYPE a_total counter\na_total{b="c"} 1\n'
const timed = (lines: string) => `# HELP t How long.\n# TYPE t histogram\n${lines}`

describe('the strict reader', () => {
  it('takes what is right, with everything that labels can hold', () => {
    expect(readPrometheus(whole)).toEqual([{ name: 'a_total', labels: { b: 'c' }, value: 1 }])
    const value = 'quote " backslash \\ line\nend, } and ='
    const sample = { name: 'odd', labels: { value, other: '' }, value: Number.POSITIVE_INFINITY }
    const odd = { name: 'odd', help: 'A \\ and\nmore.', type: 'gauge', samples: [sample] } as const
    expect(readPrometheus(expositionOf([odd]))).toEqual([sample])
  })

  it.each([
    ['an end of line', whole.trimEnd()],
    ['a help', '# TYPE a_total counter\na_total 1\n'],
    ['one family of a name', whole + whole],
    ['each sample once', `${whole}a_total{b="c"} 2\n`],
    ['numbers', whole.replace('} 1', '} one')],
    ['labels in quotes', whole.replace('"c"', 'c')],
    ['no comma at the end', whole.replace('"c"', '"c",')],
    ['no quotes within', whole.replace('"c"', '"c"d"')],
    ['counters that say so', whole.replaceAll('a_total', 'a')],
    ['names as they may be', whole.replaceAll('a_total', 'a-b_total')],
    ['all of its histogram', timed('t_bucket{le="+Inf"} 1\nt_count 1\n')],
    ['the last bucket', timed('t_bucket{le="1"} 1\nt_sum 1\nt_count 1\n')],
    [
      'buckets that add up',
      timed('t_bucket{le="1"} 2\nt_bucket{le="+Inf"} 1\nt_sum 1\nt_count 1\n'),
    ],
    ['the same count twice', timed('t_bucket{le="+Inf"} 1\nt_sum 1\nt_count 2\n')],
  ])('wants %s', (_, text) => {
    expect(() => readPrometheus(text)).toThrow()
  })
})

describe('a histogram', () => {
  it('counts a duration in every bucket that reaches it', () => {
    const { observe, family } = openHistogram('t', 'How long.')
    for (const seconds of [0.0005, 0.001, 0.3, 60]) observe({ of: 'a' }, seconds)
    const read = readPrometheus(expositionOf([family()]))
    const upTo = (le: string) =>
      read.find(({ name, labels }) => name === 't_bucket' && labels['le'] === le)?.value
    expect([upTo('0.001'), upTo('0.25'), upTo('0.5'), upTo('10'), upTo('+Inf')]).toEqual([
      2, 2, 3, 3, 4,
    ])
    expect(read.find(({ name }) => name === 't_sum')?.value).toBeCloseTo(60.3015)
  })
})
