import { type ListOf, unambiguousName } from '@topcut/engine'
import { label } from '@topcut/protocol/words'
import { capital } from '../../../words/capital.ts'
import { shownListWords } from '../../../words/shown-list.ts'
import { useLanguage, useWords } from '../../../words/use-words.ts'
import { ShownNames } from './shown-names.tsx'

type Deck = ListOf<'decks'>['decks'][number]

/** A set by its number and its objective: `12 Hoth Operations`. */
const setName = (objective: Deck['objectives'][number]): string => {
  const name = unambiguousName(objective)
  return objective.set === undefined || objective.set === name ? name : `${objective.set} ${name}`
}

export const ShownDeck = ({ deck }: { readonly deck: Deck }) => {
  const words = useWords(shownListWords)
  const language = useLanguage()
  const side = capital(language, label(language, `side.${deck.side}`))
  const affiliations = deck.affiliations.map(unambiguousName).join(', ')
  return (
    <section className="shown-card">
      <p className="shown-head">
        <span>
          <b>{side}</b>
          {affiliations !== '' && <small translate="no">{affiliations}</small>}
        </span>
      </p>
      <ShownNames title={words.sets(deck.objectives.length)} names={deck.objectives.map(setName)} />
      {deck.commands.length > 0 && (
        <ShownNames
          title={words.commands(deck.commands.length)}
          names={deck.commands.map(unambiguousName)}
        />
      )}
    </section>
  )
}
