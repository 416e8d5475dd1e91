import type { ListClauses, Part } from '@topcut/engine'
import { thing } from '@topcut/protocol/words'
import { CheckField, SelectField, TextField } from '../../../ui/field.tsx'
import { RuleIds } from '../../../ui/rule-ids.tsx'
import { capital } from '../../../words/capital.ts'
import { deskWords } from '../../../words/desk.ts'
import { useWords } from '../../../words/use-words.ts'
import type { CardDraft } from '../typing/card-draft.ts'

type Props = {
  readonly clauses: ListClauses
  readonly isShip: boolean
  readonly draft: CardDraft
  readonly products: readonly string[]
  readonly onChange: (draft: CardDraft) => void
}

/** Whatever cards are printed in that the document does not name. */
const anotherLanguage = 'another-language'

/** The parts of a ship or of a single card that nothing may stand in for, each with its rule. */
const barredParts = ({ noProxies, kind }: ListClauses, isShip: boolean) =>
  noProxies
    .flatMap(({ value, rule }) =>
      value.map((part): { part: Part; rule: typeof rule } => ({ part, rule })),
    )
    .filter(({ part }) => part === 'card' || isShip || kind === 'army')

/** What the clauses of this document ask of a card, and nothing else. */
export const CardDetailFields = ({ clauses, isShip, draft, products, onChange }: Props) => {
  const { page, language, label } = useWords(deskWords)
  const { before } = page
  const { cards } = before
  const { release, languages, sameName, excludedShows } = clauses
  const change = (part: Partial<CardDraft>) => onChange({ ...draft, ...part })
  const word = (text: string) => capital(language, thing(language, text))
  const offered = languages === null ? [] : [...languages.value, anotherLanguage]
  const hasToken = isShip && clauses.kind === 'squad' && clauses.oneFaction.value.includes('token')
  return (
    <div className="fields">
      <TextField
        label={
          <>
            {cards.product} <RuleIds rules={[release.rule, sameName?.rule]} />
          </>
        }
        data-testid="card-product"
        maxLength={120}
        spellCheck={false}
        usual={products.map((one) => [one, one] as const)}
        value={draft.product}
        onChange={(product) => change({ product })}
      />
      <TextField
        type="date"
        label={
          <>
            {cards.released(label(`edition.${release.value.edition}`))}{' '}
            <RuleIds rules={[release.rule]} />
          </>
        }
        data-testid="card-released"
        value={draft.released}
        onChange={(released) => change({ released })}
      />
      {languages !== null && (
        <SelectField
          label={
            <>
              {cards.language} <RuleIds rules={[languages.rule]} />
            </>
          }
          data-testid="card-language"
          value={draft.language}
          choices={[
            ['', before.notSaid],
            ...[...new Set([...offered, draft.language])]
              .filter((one) => one !== '')
              .map((one) => [one, word(one)] as const),
          ]}
          onChange={(chosen) => change({ language: chosen })}
        />
      )}
      {sameName?.value === true && (
        <TextField
          label={
            <>
              {cards.namesakes} <RuleIds rules={[sameName.rule]} />
            </>
          }
          data-testid="card-namesakes"
          maxLength={400}
          spellCheck={false}
          value={draft.namesakes}
          onChange={(namesakes) => change({ namesakes })}
        />
      )}
      {excludedShows !== null && (
        <SelectField
          label={
            <>
              {cards.show} <RuleIds rules={[excludedShows.rule]} />
            </>
          }
          data-testid="card-show"
          value={draft.show}
          choices={[
            ['', cards.noShow],
            ...excludedShows.value.map(({ show }) => [show, word(show)] as const),
          ]}
          onChange={(show) => change({ show })}
        />
      )}
      {hasToken && (
        <SelectField
          label={
            <>
              {cards.token} <RuleIds rules={[clauses.oneFaction.rule]} />
            </>
          }
          data-testid="card-token"
          value={draft.token}
          choices={[
            ['', cards.asCard],
            ...clauses.factions.value
              .flatMap(({ faction, includes }) => [faction, ...includes])
              .map((one) => [one, word(one)] as const),
          ]}
          onChange={(token) => change({ token })}
        />
      )}
      <fieldset className="stand-ins wide">
        <legend>{cards.standIns}</legend>
        {barredParts(clauses, isShip).map(({ part, rule }) => (
          <CheckField
            key={part}
            data-testid={`card-proxy-${part}`}
            value={draft.proxies.includes(part)}
            onChange={(isProxy) =>
              change({
                proxies: isProxy
                  ? [...draft.proxies, part]
                  : draft.proxies.filter((one) => one !== part),
              })
            }
          >
            <span>
              {label(`part.${part}`)} <RuleIds rules={[rule]} />
            </span>
          </CheckField>
        ))}
      </fieldset>
    </div>
  )
}
