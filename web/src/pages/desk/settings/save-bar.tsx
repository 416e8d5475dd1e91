import { useLeading } from '../../../leader/leading.ts'
import { Button } from '../../../ui/button.tsx'
import { deskWords } from '../../../words/desk.ts'
import { settingsWords } from '../../../words/settings.ts'
import { useWords } from '../../../words/use-words.ts'
import type { SettingName } from './settings-draft.ts'
import type { useSettings } from './use-settings.ts'

/** What is about to change, and who sees it. */
export const SaveBar = ({ settings }: { readonly settings: ReturnType<typeof useSettings> }) => {
  const { state } = useLeading()
  const { label, term } = useWords(deskWords)
  const words = useWords(settingsWords)
  const { changed, isBusy, discard } = settings
  const nameOf = (name: SettingName): string => {
    if (name === 'options') return term('options')
    return name === 'capacity' ? words.capacity : label(`about.${name}`)
  }
  const isToldAnew = changed.includes('options') && state.told !== null
  return (
    <div className="save-bar" role="status" data-testid="save-bar">
      <p>
        <b>{words.changes(changed.length, changed.map(nameOf).join(', '))}</b> {words.seenBy}{' '}
        {isToldAnew && words.announcedAnew}
      </p>
      <Button tone="quiet" onClick={discard}>
        {words.discard}
      </Button>
      <Button type="submit" data-testid="save-settings" isPending={isBusy}>
        {isBusy ? term('saving') : words.save}
      </Button>
    </div>
  )
}
