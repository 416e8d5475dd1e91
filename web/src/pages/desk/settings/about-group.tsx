import { dayText } from '@topcut/protocol/words'
import { useLeading } from '../../../leader/leading.ts'
import { capital } from '../../../words/capital.ts'
import { deskWords } from '../../../words/desk.ts'
import { settingsWords } from '../../../words/settings.ts'
import { useWords } from '../../../words/use-words.ts'
import { Locked } from './locked.tsx'
import { LogoField } from './logo-field.tsx'
import { SettingField } from './setting-field.tsx'
import type { useSettings } from './use-settings.ts'

/** What everybody reads of the event. */
export const AboutGroup = ({ settings }: { readonly settings: ReturnType<typeof useSettings> }) => {
  const { state } = useLeading()
  const { label, language } = useWords(deskWords)
  const words = useWords(settingsWords)
  const hasBegun = state.stages.length > 0
  const named = (key: 'date' | 'start') => capital(language, label(`about.${key}`))
  const field = { settings }
  return (
    <section className="settings-group">
      <h3>
        {words.about}
        <small>{words.aboutNote}</small>
      </h3>
      <div className="fields">
        <SettingField {...field} name="name" maxLength={80} />
        {!hasBegun && <SettingField {...field} name="date" type="date" />}
        <SettingField {...field} name="until" type="date" />
        {!hasBegun && <SettingField {...field} name="start" type="time" />}
        <SettingField {...field} name="venue" maxLength={120} />
        <SettingField {...field} name="address" maxLength={200} />
        <SettingField
          {...field}
          name="description"
          isLong
          maxLength={2000}
          hint={words.descriptionNote(settings.now.description.length)}
        />
        <LogoField value={settings.now.logo} onChange={(logo) => settings.type({ logo })} />
        {hasBegun && (
          <dl className="wide">
            <Locked label={named('date')} why={words.why.date}>
              {dayText(language, state.created.date)}
            </Locked>
            <Locked label={named('start')} why={words.why.start}>
              {state.about.start ?? words.noStart}
            </Locked>
          </dl>
        )}
      </div>
    </section>
  )
}
