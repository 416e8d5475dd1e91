/** What a reader of Prometheus' text form (0.0.4) takes, and nothing that it only puts up with. */
export type Read = {
  readonly name: string
  readonly labels: Readonly<Record<string, string>>
  readonly value: number
}

type Family = { readonly name: string; readonly type: string; readonly samples: Read[] }

const metricName = /^[a-zA-Z_:][a-zA-Z0-9_:]*$/
const help = /^# HELP (\S+) ((?:[^\\\n]|\\\\|\\n)+)$/
const type = /^# TYPE (\S+) (counter|gauge|histogram)$/
const sampleLine = /^([^\s{]+)(?:\{(.*)\})? (\S+)$/
const label = /^([a-zA-Z_][a-zA-Z0-9_]*)="((?:[^"\\\n]|\\\\|\\"|\\n)*)"/
const number = /^(?:[+-]?(?:\d+(?:\.\d+)?(?:e[+-]?\d+)?|Inf)|NaN)$/

const fail = (why: string, line: string): never => {
  throw new Error(`${why}: ${line}`)
}

const unescaped = (text: string) =>
  text.replace(/\\(.)/g, (_, letter: string) => (letter === 'n' ? '\n' : letter))

const labelsIn = (text: string, line: string): Readonly<Record<string, string>> => {
  const labels: Record<string, string> = {}
  for (let rest = text; rest !== ''; ) {
    const [all = '', name = '', value = ''] = label.exec(rest) ?? fail('bad label', line)
    if (Object.hasOwn(labels, name)) fail('label twice', line)
    if (name.startsWith('__')) fail('reserved label', line)
    labels[name] = unescaped(value)
    rest = rest.slice(all.length)
    if (rest === '') break
    if (!/^,[^,]/.test(rest)) fail('bad labels', line)
    rest = rest.slice(1)
  }
  return labels
}

const numberIn = (text: string, line: string): number => {
  if (!number.test(text)) fail('bad number', line)
  return Number(text.replace('Inf', 'Infinity'))
}

const keyOf = ({ name, labels }: Read, without = ''): string =>
  JSON.stringify([name, ...Object.entries(labels).filter(([one]) => one !== without)])

const checkHistogram = ({ name, samples }: Family): void => {
  const partsOf = (part: string) => samples.filter((sample) => sample.name === `${name}_${part}`)
  const counts = partsOf('count')
  const sums = partsOf('sum')
  if (counts.length + sums.length + partsOf('bucket').length !== samples.length || !counts.length)
    fail('stray samples', name)
  for (const count of counts) {
    const of = JSON.stringify(count.labels)
    if (!sums.some(({ labels }) => JSON.stringify(labels) === of)) fail('no sum', of)
    const key = keyOf({ ...count, name: `${name}_bucket` })
    const buckets = partsOf('bucket').filter((bucket) => keyOf(bucket, 'le') === key)
    const bounds = buckets.map(({ labels }) => numberIn(labels['le'] ?? '', key))
    if (bounds.at(-1) !== Infinity) fail('no +Inf', key)
    if (buckets.at(-1)?.value !== count.value) fail('+Inf is not the count', key)
    for (let at = 1; at < buckets.length; at += 1) {
      if ((bounds[at] ?? 0) <= (bounds[at - 1] ?? 0)) fail('bounds out of order', key)
      if ((buckets[at]?.value ?? 0) < (buckets[at - 1]?.value ?? 0)) fail('not cumulative', key)
    }
  }
  const orphans = partsOf('bucket').length / counts.length
  if (!Number.isInteger(orphans)) fail('buckets without a count', name)
}

const checkFamily = (family: Family): void => {
  const { name, type: kind, samples } = family
  if (samples.length === 0) fail('nothing in', name)
  if (kind === 'histogram') checkHistogram(family)
  for (const sample of kind === 'histogram' ? [] : samples) {
    if (sample.name !== name) fail('not of this family', sample.name)
    if (kind === 'counter' && !(sample.value >= 0)) fail('counted below nothing', name)
  }
  if ((kind === 'counter') !== name.endsWith('_total')) fail('a counter ends with _total', name)
}

/** Every sample of a text, or the first thing that is wrong with it. */
export const readPrometheus = (text: string): readonly Read[] => {
  if (!text.endsWith('\n')) fail('no end of line', text.slice(-40))
  const families: Family[] = []
  let announced: string | null = null
  const seen = new Set<string>()
  for (const line of text.slice(0, -1).split('\n')) {
    const helped = help.exec(line)?.[1]
    const [, typed = '', kind = ''] = type.exec(line) ?? []
    if (helped !== undefined) {
      if (!metricName.test(helped) || announced !== null) fail('bad help', line)
      if (families.some(({ name }) => name === helped)) fail('family twice', line)
      announced = helped
    } else if (typed !== '') {
      if (announced !== typed) fail('type without its help', line)
      families.push({ name: typed, type: kind, samples: [] })
      announced = null
    } else {
      const [, name = '', labels = '', value = ''] = sampleLine.exec(line) ?? fail('bad line', line)
      if (!metricName.test(name) || announced !== null) fail('bad name', line)
      const read = { name, labels: labelsIn(labels, line), value: numberIn(value, line) }
      if (seen.has(keyOf(read))) fail('twice', line)
      seen.add(keyOf(read))
      const family = families.at(-1) ?? fail('no family', line)
      if (!name.startsWith(family.name)) fail('in the wrong family', line)
      family.samples.push(read)
    }
  }
  for (const family of families) checkFamily(family)
  return families.flatMap(({ samples }) => samples)
}
