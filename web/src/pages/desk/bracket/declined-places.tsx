import { liveEntries } from '@topcut/engine'
import { factSentence } from '@topcut/protocol/words'
import { useMemo } from 'react'
import { useLeading } from '../../../leader/leading.ts'
import { deskWords } from '../../../words/desk.ts'
import { useWords } from '../../../words/use-words.ts'

/** Who gave up a place after the cut, and who came in for them. */
export const DeclinedPlaces = () => {
  const { event, names } = useLeading()
  const { page, language } = useWords(deskWords)
  const declined = useMemo(
    () => liveEntries(event.log).filter(({ fact }) => fact.kind === 'place-declined'),
    [event],
  )
  if (declined.length === 0) return null
  return (
    <section className="declined" aria-labelledby="declined" data-testid="declined">
      <h3 id="declined">{page.afterwards.bracket.declined}</h3>
      <ul>
        {declined.map(({ n, fact }) => (
          <li key={n}>{factSentence(language, fact, names)}</li>
        ))}
      </ul>
    </section>
  )
}
