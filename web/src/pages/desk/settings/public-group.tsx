import type { ListsOpenTo } from '@topcut/engine'
import { useLeading } from '../../../leader/leading.ts'
import { PublicNamesNote } from '../../../leader/names/public-names-note.tsx'
import { useNamedHow } from '../../../leader/names/use-named-how.ts'
import { Link } from '../../../route/link.tsx'
import { pathOfEvent } from '../../../route/route-of.ts'
import { SelectField } from '../../../ui/field.tsx'
import { settingsWords } from '../../../words/settings.ts'
import { shareWords } from '../../../words/share.ts'
import { useWords } from '../../../words/use-words.ts'
import { EmbeddingField } from './embedding-field.tsx'
import { ListedField } from './listed-field.tsx'
import { idOfPart } from './settings-parts.tsx'
import type { InSettings } from './use-settings.ts'

const readers: readonly ListsOpenTo[] = ['leaders', 'opponents', 'everybody']
const moments = ['at-the-end', 'at-once'] as const

/** What those see who do not run the event. */
export const PublicGroup = ({ settings }: { readonly settings: InSettings }) => {
  const { workplace, state } = useLeading()
  const words = useWords(settingsWords)
  const share = useWords(shareWords)
  const { full, other } = useNamedHow()
  /** With an ink bar and what it was while it is not saved. */
  const dressed = (name: 'listsOpenTo' | 'champion', before: string) =>
    settings.changed.includes(name)
      ? { className: 'field is-changed', hint: words.was(before) }
      : { className: 'field' }
  return (
    <section className="settings-group" id={idOfPart('publicPage')} data-testid="settings-public">
      <h3 tabIndex={-1}>
        {words.publicPage}
        <small>
          <Link href={pathOfEvent(workplace.event, 'public')}>{words.toPublic}</Link>
        </small>
      </h3>
      <div className="fields">
        <SelectField<ListsOpenTo>
          label={words.lists}
          {...dressed('listsOpenTo', words.listsOpenTo[settings.saved.listsOpenTo])}
          data-testid="settings-listsOpenTo"
          value={settings.now.listsOpenTo}
          choices={readers.map((to) => [to, words.listsOpenTo[to]] as const)}
          onChange={(listsOpenTo) => settings.type({ listsOpenTo })}
        />
        {state.finished === null && (
          <SelectField
            label={words.champion}
            {...dressed('champion', words.championAt[settings.saved.champion])}
            data-testid="settings-champion"
            value={settings.now.champion}
            choices={moments.map((moment) => [moment, words.championAt[moment]] as const)}
            onChange={(champion) => settings.type({ champion })}
          />
        )}
        <EmbeddingField settings={settings} />
        <ListedField />
        <p className="wide">
          {share.namedHow(full, other)} <PublicNamesNote />
        </p>
      </div>
    </section>
  )
}
