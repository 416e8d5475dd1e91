import { useLeading } from '../../../leader/leading.ts'
import { Button } from '../../../ui/button.tsx'
import { Sign } from '../../../ui/sign.tsx'
import { deskWords } from '../../../words/desk.ts'
import { settingsWords } from '../../../words/settings.ts'
import { useWords } from '../../../words/use-words.ts'
import type { SettingName } from './settings-draft.ts'
import type { InSettings } from './use-settings.ts'

/** A time, a fee, a number of places; not a code word and not a description. */
const isSaid = (value: string): boolean => /^[\d:.,\s€$%A-Z]{1,12}$/.test(value)

/** What is about to change, and who sees it. */
export const SaveBar = ({ settings }: { readonly settings: InSettings }) => {
  const { state } = useLeading()
  const { label, page, term } = useWords(deskWords)
  const words = useWords(settingsWords)
  const { changed, isBusy, discard, saved, now } = settings
  const nameOf = (name: SettingName): string => {
    switch (name) {
      case 'options':
      case 'capacity':
      case 'minutes':
      case 'clubsApart':
      case 'listsOpenTo':
      case 'releases':
      case 'embedding':
        return words.named[name]
      default:
        return label(`about.${name}`)
    }
  }
  /** `places 48 → 50`: what is short enough is said itself. */
  const said = (name: SettingName): string => {
    const [was, is] = [saved[name], now[name]]
    const isShort = typeof was === 'string' && typeof is === 'string' && isSaid(was) && isSaid(is)
    return isShort ? `${nameOf(name)} ${was} → ${is}` : nameOf(name)
  }
  const isToldAnew =
    state.told !== null &&
    (['options', 'minutes', 'releases'] as const).some((name) => changed.includes(name))
  return (
    <div className="save-bar on-band" role="status" data-testid="save-bar">
      <p>
        <b>{words.changes(changed.length)}</b> {changed.map(said).join(', ')}. {words.seenBy}{' '}
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
