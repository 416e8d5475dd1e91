import { useLeading } from '../../../leader/leading.ts'
import { Button } from '../../../ui/button.tsx'
import { Sign } from '../../../ui/sign.tsx'
import { deskWords } from '../../../words/desk.ts'
import { settingsWords } from '../../../words/settings.ts'
import { useWords } from '../../../words/use-words.ts'
import type { SettingName } from './settings-draft.ts'
import type { InSettings } from './use-settings.ts'

/** What is about to change, and who sees it. */
export const SaveBar = ({ settings }: { readonly settings: InSettings }) => {
  const { state } = useLeading()
  const { label, page, term } = useWords(deskWords)
  const words = useWords(settingsWords)
  const { changed, isBusy, discard } = settings
  const nameOf = (name: SettingName): string => {
    switch (name) {
      case 'options':
      case 'capacity':
      case 'minutes':
      case 'clubsApart':
      case 'listsOpenTo':
        return words.named[name]
      default:
        return label(`about.${name}`)
    }
  }
  const isToldAnew =
    state.told !== null && (changed.includes('options') || changed.includes('minutes'))
  return (
    <div className="save-bar on-band" role="status" data-testid="save-bar">
      <p>
        <b>{words.changes(changed.length, changed.map(nameOf).join(', '))}</b> {words.seenBy}{' '}
        {isToldAnew && words.announcedAnew}
      </p>
      <Button tone="on-ink" onClick={discard}>
        {words.discard}
      </Button>
      <Button type="submit" tone="next" data-testid="save-settings" isPending={isBusy}>
        {isBusy ? term('saving') : words.save}
        <span className="key" aria-hidden="true">
          {page.ctrl} <Sign name="enter" />
        </span>
      </Button>
    </div>
  )
}
