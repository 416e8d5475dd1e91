import { useLeading } from '../../../leader/leading.ts'
import { settingsWords } from '../../../words/settings.ts'
import { useWords } from '../../../words/use-words.ts'
import { PrizeFields } from './prize-fields.tsx'
import { SettingField } from './setting-field.tsx'
import { idOfPart } from './settings-parts.tsx'
import type { InSettings } from './use-settings.ts'

/** What it costs, what can be won, and how many can come. */
export const PlacesGroup = ({ settings }: { readonly settings: InSettings }) => {
  const { state } = useLeading()
  const words = useWords(settingsWords)
  const coming = [...state.players.values()].filter(
    ({ status, lastRound }) => status !== 'waiting' && lastRound === null,
  )
  const paid = coming.filter((player) => player.paid).length
  return (
    <section className="settings-group" id={idOfPart('money')}>
      <h3 tabIndex={-1}>{words.money}</h3>
      <div className="fields">
        <SettingField
          settings={settings}
          name="fee"
          hint={paid === 0 ? words.feeNote : words.paid(paid, coming.length)}
          maxLength={80}
        />
        {state.finished === null && (
          <SettingField
            settings={settings}
            name="capacity"
            digits={5}
            hint={words.capacityNote(coming.length)}
          />
        )}
        <PrizeFields settings={settings} />
      </div>
    </section>
  )
}
