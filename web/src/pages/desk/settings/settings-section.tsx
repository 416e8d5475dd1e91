import { may } from '@topcut/engine'
import { useLeading } from '../../../leader/leading.ts'
import { TroubleNote } from '../../../leader/trouble-note.tsx'
import { Link } from '../../../route/link.tsx'
import { pathOfEvent } from '../../../route/route-of.ts'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/field.tsx'
import { deskWords } from '../../../words/desk.ts'
import { settingsWords } from '../../../words/settings.ts'
import { useWords } from '../../../words/use-words.ts'
import { showSection } from '../sections.ts'
import { AboutGroup } from './about-group.tsx'
import { PrizeFields } from './prize-fields.tsx'
import { RulesGroup } from './rules-group.tsx'
import { SaveBar } from './save-bar.tsx'
import { SettingField } from './setting-field.tsx'
import { useSettings } from './use-settings.ts'
import './settings.css'

/** What the event is and by what it is played, on one page; saved with one press. */
export const SettingsSection = () => {
  const { workplace, state, me } = useLeading()
  const { page } = useWords(deskWords)
  const words = useWords(settingsWords)
  const settings = useSettings()
  const mayChange = may(me, 'describe-event')
  return (
    <form
      className="settings"
      data-testid="settings"
      noValidate
      onSubmit={(submit) => {
        submit.preventDefault()
        if (settings.changed.length > 0) settings.save()
      }}
    >
      <header className="bar">
        <h2>{page.settings}</h2>
      </header>
      <fieldset disabled={!mayChange}>
        <AboutGroup settings={settings} />
        <section className="settings-group">
          <h3>{words.money}</h3>
          <div className="fields">
            <SettingField settings={settings} name="fee" hint={words.feeNote} maxLength={80} />
            {state.finished === null && (
              <TextField
                label={words.capacity}
                className={settings.changed.includes('capacity') ? 'field is-changed' : 'field'}
                hint={
                  settings.changed.includes('capacity')
                    ? words.was(settings.saved.capacity || '–')
                    : words.capacityNote
                }
                data-testid="settings-capacity"
                digits={5}
                value={settings.now.capacity}
                onChange={(capacity) => settings.type({ capacity })}
              />
            )}
            <PrizeFields
              value={settings.now.prizes}
              onChange={(prizes) => settings.type({ prizes })}
            />
          </div>
        </section>
        <RulesGroup settings={settings} />
        <section className="settings-group">
          <h3>{words.clubs}</h3>
          <div>
            <p className="muted">{words.clubsNote}</p>
            <Button size="small" onClick={() => showSection('players')}>
              {words.toPlayers}
            </Button>
          </div>
        </section>
        <section className="settings-group">
          <h3>{words.publicPage}</h3>
          <div>
            <p>
              {words.listsOpenTo[state.listsOpenTo]} {words.namesNote}
            </p>
            <Link href={pathOfEvent(workplace.event, 'public')}>{words.toPublic}</Link>
          </div>
        </section>
      </fieldset>
      {settings.trouble !== null && <TroubleNote trouble={settings.trouble} />}
      {settings.changed.length > 0 && <SaveBar settings={settings} />}
    </form>
  )
}
