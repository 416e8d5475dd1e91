import type { Decided, Explanation } from '@topcut/engine'
import { numberText } from '@topcut/protocol/words'
import { PlacesPicture } from '../../../parts/pictures/places-picture.tsx'
import { explainedIn, numberField, numberNames } from '../../../parts/standings/opened.ts'
import { RuleIds } from '../../../ui/rule-ids.tsx'
import { deskWords } from '../../../words/desk.ts'
import { phoneWords } from '../../../words/phone.ts'
import { phonePagesWords } from '../../../words/phone-pages.ts'
import { useWords } from '../../../words/use-words.ts'
import { usePhone } from '../phone-context.ts'
import { phoneNames } from '../said/phone-names.ts'
import { Addends } from './addends.tsx'
import { OwnMatches } from './own-matches.tsx'
import { OwnRulings } from './own-rulings.tsx'
import './record.css'

/** What separates the own place from the one above and the one below. */
const PlaceDecided = ({ explanation }: { readonly explanation: Explanation }) => {
  const { me } = usePhone()
  const { page, term } = useWords(deskWords)
  const words = page.afterwards.standings
  const names = phoneNames(me)
  const line = (decided: Decided | null, said: (player: string, by: string) => string) =>
    decided !== null && (
      <p>
        {said(names.player(decided.other), term(decided.by))} <RuleIds rules={[decided.rule]} />
      </p>
    )
  return (
    <div className="addends">
      {line(explanation.above, words.above)}
      {line(explanation.below, words.below)}
    </div>
  )
}

/** Everything that counts for a player; every number opens into what it comes from, with its rule. */
export const RecordTab = () => {
  const { me, event } = usePhone()
  const phone = useWords(phoneWords)
  const pages = useWords(phonePagesWords)
  const { heading, language } = useWords(deskWords)
  const { explanation, standing, placesSoFar } = me
  return (
    <main className="phone-page record-tab">
      <h1>{phone.tabs.record}</h1>
      {explanation === null || standing === null ? (
        <p className="empty">{pages.noRecord}</p>
      ) : (
        <section className="own-numbers" aria-label={pages.numbers}>
          <details data-testid="open-place">
            <summary>
              <span>{heading('place')}</span>
              <b>{standing.place ?? '–'}</b>
            </summary>
            <PlaceDecided explanation={explanation} />
          </details>
          {numberNames.map((name) => {
            const explained = explainedIn(explanation, name)
            if (explained === null) return null
            return (
              <details key={name} data-testid={`open-${numberField(name)}`}>
                <summary>
                  <span>{heading(name)}</span>
                  <b>{numberText(language, explained.shown)}</b>
                </summary>
                <Addends
                  explained={explained}
                  deducted={name === 'tournament-points' ? explanation.deducted : 0}
                />
              </details>
            )
          })}
        </section>
      )}
      {placesSoFar.length > 1 && (
        <PlacesPicture
          rounds={placesSoFar.map(({ round }) => round)}
          lines={[
            {
              key: me.player.player,
              name: me.player.name,
              places: placesSoFar.map(({ place }) => place),
            },
          ]}
          players={event?.registered ?? 0}
        />
      )}
      <OwnMatches />
      <OwnRulings />
    </main>
  )
}
