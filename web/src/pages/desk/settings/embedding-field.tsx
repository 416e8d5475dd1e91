import { AreaField, SelectField } from '../../../ui/field.tsx'
import { settingsWords } from '../../../words/settings.ts'
import { useWords } from '../../../words/use-words.ts'
import { useSettingError } from './use-setting-error.ts'
import type { InSettings } from './use-settings.ts'

const choices = ['nowhere', 'everywhere', 'sites'] as const

/** Whose pages may show the public page in a frame. */
export const EmbeddingField = ({ settings }: { readonly settings: InSettings }) => {
  const { embedding: words, was } = useWords(settingsWords)
  const error = useSettingError(settings)('embedding')
  const { saved, changed, now, type } = settings
  const { on, sites } = now.embedding
  const isChanged = changed.includes('embedding')
  return (
    <>
      <SelectField
        label={words.label}
        className={isChanged ? 'field is-changed' : 'field'}
        hint={isChanged ? was(words.on[saved.embedding.on]) : words.note}
        data-testid="settings-embedding"
        value={on}
        choices={choices.map((one) => [one, words.on[one]] as const)}
        onChange={(one) => type({ embedding: { on: one, sites } })}
      />
      {on === 'sites' && (
        <AreaField
          label={words.sites}
          hint={words.sitesNote}
          error={error}
          className={isChanged ? 'field wide is-changed' : 'field wide'}
          rows={3}
          maxRows={12}
          maxLength={4_000}
          spellCheck={false}
          translate="no"
          data-testid="settings-sites"
          value={sites}
          onChange={(typed) => type({ embedding: { on, sites: typed } })}
        />
      )}
    </>
  )
}
