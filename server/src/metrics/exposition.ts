import type { Family, Labels, Sample } from './family.ts'

/** The type of Prometheus' text form. */
export const expositionType = 'text/plain; version=0.0.4; charset=utf-8'

const helpText = (text: string) => text.replaceAll('\\', '\\\\').replaceAll('\n', '\\n')
const quoted = (text: string) => `"${helpText(text).replaceAll('"', '\\"')}"`

const labelsText = (labels: Labels): string => {
  const pairs = Object.entries(labels).map(([name, value]) => `${name}=${quoted(value)}`)
  return pairs.length === 0 ? '' : `{${pairs.join(',')}}`
}

const numberText = (value: number): string =>
  Number.isFinite(value) ? `${value}` : Number.isNaN(value) ? 'NaN' : value > 0 ? '+Inf' : '-Inf'

const line = ({ name, labels, value }: Sample): string =>
  `${name}${labelsText(labels)} ${numberText(value)}\n`

/** Families as Prometheus reads them; one that has nothing to say yet is left out. */
export const expositionOf = (families: readonly Family[]): string =>
  families
    .filter(({ samples }) => samples.length > 0)
    .map(
      ({ name, help, type, samples }) =>
        `# HELP ${name} ${helpText(help)}\n# TYPE ${name} ${type}\n${samples.map(line).join('')}`,
    )
    .join('')
