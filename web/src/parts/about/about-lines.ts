import type { About } from '@topcut/engine'
import { dayText } from '@topcut/protocol/words'
import { capital } from '../../words/capital.ts'
import type { DeskWords } from '../../words/desk.ts'

type AboutKey = Exclude<keyof About, 'logo' | 'champion' | 'description' | 'prizes'>

type AboutLine = {
  readonly key: AboutKey | 'description' | 'prizes'
  readonly label: string
  /** As somebody typed them, one below the other. */
  readonly texts: readonly string[]
}

const order: readonly AboutKey[] = ['until', 'start', 'venue', 'address', 'fee']

/** What an organizer says of an event, in the order in which somebody who wants to come asks. */
export const aboutLines = (
  { language, label }: Pick<DeskWords, 'language' | 'label'>,
  about: Omit<About, 'logo'>,
): readonly AboutLine[] => {
  const line = (key: AboutLine['key'], texts: readonly string[]): readonly AboutLine[] =>
    texts.length === 0 ? [] : [{ key, label: capital(language, label(`about.${key}`)), texts }]
  const text = (key: AboutKey): readonly string[] => {
    const said = about[key]
    if (said === undefined) return []
    return [key === 'until' ? dayText(language, said) : said]
  }
  return [
    ...order.flatMap((key) => line(key, text(key))),
    ...line(
      'prizes',
      (about.prizes ?? []).map((prize) => `${prize.for}: ${prize.what}`),
    ),
    ...line('description', about.description?.split('\n').filter((one) => one.trim() !== '') ?? []),
  ]
}
