import { dayText } from '@topcut/protocol/words'
import { useLeading } from '../../../leader/leading.ts'
import { capital } from '../../../words/capital.ts'
import { deskWords } from '../../../words/desk.ts'
import { settingsWords } from '../../../words/settings.ts'
import { useWords } from '../../../words/use-words.ts'
import { Fixed } from './locked.tsx'
import { LogoField } from './logo-field.tsx'
import { SettingField } from './setting-field.tsx'
import { idOfPart } from './settings-parts.tsx'
import type { InSettings } from './use-settings.ts'

/** What everybody reads of the event. */
export const AboutGroup = ({ settings }: { readonly settings: InSettings }) => {
  const { state } = useLeading()
  const { label, language } = useWords(deskWords)
  const words = useWords(settingsWords)
  const hasBegun = state.stages.length > 0
  const named = (key: 'date' | 'start') => capital(language, label(`about.${key}`))
  return (
    <section className="settings-group" id={idOfPart('about')}>
      <h3 tabIndex={-1}>
        {words.about}
        <small>{words.aboutNote}</small>
      </h3>
      <div className="fields">
        <SettingField settings={settings} name="name" isWide maxLength={80} />
        {hasBegun ? (
          <Fixed label={named('date')} why={words.why.date}>
            {dayText(language, state.created.date)}
          </Fixed>
        ) : (
          <SettingField settings={settings} name="date" type="date" />
        )}
        <SettingField settings={settings} name="until" type="date" hint={words.untilNote} />
        {hasBegun ? (
          <Fixed label={named('start')} why={words.why.start}>
            {state.about.start ?? words.noStart}
          </Fixed>
        ) : (
          <SettingField settings={settings} name="start" type="time" hint={words.startNote} />
        )}
        <SettingField settings={settings} name="venue" maxLength={120} />
        <SettingField settings={settings} name="address" isWide maxLength={200} />
        <SettingField
          settings={settings}
          name="description"
          isLong
          maxLength={2000}
          hint={words.descriptionNote(settings.now.description.length)}
        />
        <LogoField settings={settings} />
      </div>
    </section>
  )
}
