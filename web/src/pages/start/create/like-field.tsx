import type { EventId } from '@topcut/engine'
import type { ListedEvent } from '@topcut/protocol'
import { dayText } from '@topcut/protocol/words'
import { useState } from 'react'
import { SelectField } from '../../../ui/field.tsx'
import { deskWords } from '../../../words/desk.ts'
import { startWords } from '../../../words/start.ts'
import { useWords } from '../../../words/use-words.ts'
import type { Copied } from './copied.ts'
import { fetchCopied } from './fetch-copied.ts'

type Props = {
  readonly events: readonly ListedEvent[]
  /** Null: like none. */
  readonly onTake: (copied: Copied | null) => void
}

/** Every earlier event is a template. */
export const LikeField = ({ events, onTake }: Props) => {
  const { language } = useWords(deskWords)
  const { home } = useWords(startWords)
  const [chosen, setChosen] = useState<EventId | ''>('')
  const choose = async (event: EventId | '') => {
    setChosen(event)
    onTake(event === '' ? null : await fetchCopied(event))
  }
  return (
    <SelectField
      className="field wide"
      label={home.like}
      data-testid="event-like"
      translate="no"
      value={chosen}
      choices={[
        ['', home.likeNone] as const,
        ...events.map(
          ({ event, name, date }) => [event, `${name}, ${dayText(language, date)}`] as const,
        ),
      ]}
      onChange={(event) => void choose(event)}
    />
  )
}

/** What the form does not show and the new event has all the same. */
export const TakenOver = ({ like }: { readonly like: Copied }) => {
  const { label } = useWords(deskWords)
  const { home } = useWords(startWords)
  const { start: _, ...about } = like.filled.about
  const names = [
    ...(like.filled.days > 1 ? [label('about.until')] : []),
    ...(Object.keys(about) as (keyof typeof about)[]).map((key) => label(`about.${key}`)),
    ...(like.capacity === null ? [] : [home.places(like.capacity)]),
    ...(Object.keys(like.details).length === 0 ? [] : [home.laidDown]),
  ]
  if (names.length === 0) return null
  return (
    <p className="muted" data-testid="taken-over">
      {home.takenOver(names.join(', '))}
    </p>
  )
}
