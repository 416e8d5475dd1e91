import { type Edition, editions } from '@topcut/engine'
import { useEventCards } from '../../../leader/list/use-event-cards.ts'
import { Button, IconButton } from '../../../ui/button.tsx'
import { SelectField, TextField } from '../../../ui/field.tsx'
import { Sign } from '../../../ui/sign.tsx'
import { capital } from '../../../words/capital.ts'
import { deskWords } from '../../../words/desk.ts'
import { settingsWords } from '../../../words/settings.ts'
import { useWords } from '../../../words/use-words.ts'
import type { ReleaseDraft } from './settings-draft.ts'
import { useSettingError } from './use-setting-error.ts'
import type { InSettings } from './use-settings.ts'

type LineProps = {
  readonly n: number
  readonly release: ReleaseDraft
  readonly onChange: (part: Partial<ReleaseDraft>) => void
  readonly onRemove: () => void
}

/** Only a line asks for the cards: a product that is misspelt would have come out in vain. */
const ReleaseLine = ({ n, release, onChange, onRemove }: LineProps) => {
  const { label, language } = useWords(deskWords)
  const { cards: words } = useWords(settingsWords)
  const products = useEventCards()?.products ?? []
  return (
    <div className="release-line" data-testid={`release-${n}`}>
      <TextField
        label={words.product(n)}
        isLabelHidden
        placeholder={words.productShort}
        maxLength={120}
        spellCheck={false}
        value={release.product}
        usual={products.map(({ name }) => [name, name])}
        onChange={(product) => onChange({ product })}
      />
      <SelectField<Edition>
        label={words.edition(n)}
        isLabelHidden
        value={release.edition}
        choices={editions.map((one) => [one, capital(language, label(`edition.${one}`))] as const)}
        onChange={(edition) => onChange({ edition })}
      />
      <TextField
        label={words.day(n)}
        isLabelHidden
        type="date"
        value={release.day}
        onChange={(day) => onChange({ day })}
      />
      <IconButton label={words.removeRelease(n)} onClick={onRemove}>
        <Sign name="cross" />
      </IconButton>
    </div>
  )
}

/** When editions of products came out, where the organizer knows better than the catalogue. */
export const ReleaseFields = ({ settings }: { readonly settings: InSettings }) => {
  const { cards: words } = useWords(settingsWords)
  const error = useSettingError(settings)('releases')
  const { releases } = settings.now
  const put = (to: readonly ReleaseDraft[]) => settings.type({ releases: to })
  const isChanged = settings.changed.includes('releases')
  return (
    <div className={`field wide${isChanged ? ' is-changed' : ''}`}>
      <span className="label">{words.releases}</span>
      <p className="field-hint">{words.releasesNote}</p>
      {releases.map((release, index) => (
        <ReleaseLine
          // biome-ignore lint/suspicious/noArrayIndexKey: a line is known by its place alone
          key={index}
          n={index + 1}
          release={release}
          onChange={(part) => put(releases.with(index, { ...release, ...part }))}
          onRemove={() => put(releases.toSpliced(index, 1))}
        />
      ))}
      {error !== undefined && (
        <p className="wrong">
          <Sign name="differ" /> {error}
        </p>
      )}
      <div>
        <Button
          size="small"
          data-testid="add-release"
          onClick={() => put([...releases, { product: '', edition: 'german', day: '' }])}
        >
          {words.addRelease}
        </Button>
      </div>
    </div>
  )
}
