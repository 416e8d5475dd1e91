import type { Prize } from '@topcut/engine'
import { Button, IconButton } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/field.tsx'
import { Sign } from '../../../ui/sign.tsx'
import { capital } from '../../../words/capital.ts'
import { deskWords } from '../../../words/desk.ts'
import { settingsWords } from '../../../words/settings.ts'
import { useWords } from '../../../words/use-words.ts'
import { useSettingError } from './use-setting-error.ts'
import type { InSettings } from './use-settings.ts'

/** One line for each prize: who gets it, and what it is. */
export const PrizeFields = ({ settings }: { readonly settings: InSettings }) => {
  const { label, language } = useWords(deskWords)
  const words = useWords(settingsWords)
  const error = useSettingError(settings)('prizes')
  const { prizes } = settings.now
  const put = (to: readonly Prize[]) => settings.type({ prizes: to })
  const change = (index: number, part: Partial<Prize>) =>
    put(prizes.map((prize, at) => (at === index ? { ...prize, ...part } : prize)))
  const isChanged = settings.changed.includes('prizes')
  return (
    <div className={`field wide${isChanged ? ' is-changed' : ''}`}>
      <span className="label">{capital(language, label('about.prizes'))}</span>
      {prizes.map((prize, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a line is known by its place alone
        <div key={index} className="prize-line" data-testid={`prize-${index + 1}`}>
          <TextField
            label={words.prizeFor(index + 1)}
            isLabelHidden
            placeholder={words.places}
            maxLength={80}
            value={prize.for}
            onChange={(text) => change(index, { for: text })}
          />
          <TextField
            label={words.prizeWhat(index + 1)}
            isLabelHidden
            maxLength={200}
            value={prize.what}
            onChange={(text) => change(index, { what: text })}
          />
          <IconButton
            label={words.removePrize(index + 1)}
            onClick={() => put(prizes.filter((_, at) => at !== index))}
          >
            <Sign name="cross" />
          </IconButton>
        </div>
      ))}
      {error !== undefined && (
        <p className="wrong">
          <Sign name="differ" /> {error}
        </p>
      )}
      <div>
        <Button
          size="small"
          data-testid="add-prize"
          onClick={() => put([...prizes, { for: '', what: '' }])}
        >
          {words.addPrize}
        </Button>
      </div>
    </div>
  )
}
