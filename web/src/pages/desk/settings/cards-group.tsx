import { cardCount, may, rulesOf } from '@topcut/engine'
import { detailsText } from '@topcut/protocol/words'
import { useLeading } from '../../../leader/leading.ts'
import { deskWords } from '../../../words/desk.ts'
import { settingsWords } from '../../../words/settings.ts'
import { useWords } from '../../../words/use-words.ts'
import { LoadCards } from './load-cards.tsx'
import { ReleaseFields } from './release-fields.tsx'
import { idOfPart } from './settings-parts.tsx'
import type { InSettings } from './use-settings.ts'

/** The cards that lists are judged by, and when their products came out. */
export const CardsGroup = ({ settings }: { readonly settings: InSettings }) => {
  const { state, me } = useLeading()
  const { language } = useWords(deskWords)
  const { cards: words, lockedSince } = useWords(settingsWords)
  const { created, cards, details } = state
  const hasBegun = state.stages.length > 0
  const isOver = state.finished !== null || state.cancelled !== null
  const { releases } = details
  if (rulesOf(created).regulation.cards === null) return null
  return (
    <section className="settings-group" id={idOfPart('cards')} data-testid="settings-cards">
      <h3 tabIndex={-1}>
        {words.heading}
        <small>{words.headingNote}</small>
      </h3>
      <div className="fields">
        <p className="wide" data-testid="settings-cards-now">
          {cards === null && created.cards === undefined && words.none}
          {cards === null && created.cards !== undefined && words.played(created.cards)}
          {cards !== null && words.loaded(cards.id, cardCount(cards))}
        </p>
        {!isOver && may(me, 'load-cards') && <LoadCards />}
        {hasBegun && releases !== undefined && (
          <p className="wide">
            {detailsText(language, { releases })} <span className="muted">{lockedSince}</span>
          </p>
        )}
        {!hasBegun && (
          <fieldset disabled={!may(me, 'set-details')}>
            <ReleaseFields settings={settings} />
          </fieldset>
        )}
      </div>
    </section>
  )
}
