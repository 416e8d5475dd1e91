import { may, rulesOf } from '@topcut/engine'
import { Suspense, useRef, useState } from 'react'
import { useLeading } from '../../../leader/leading.ts'
import { TroubleNote } from '../../../leader/trouble-note.tsx'
import { loadedLater } from '../../../route/loaded-later.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { deskWords } from '../../../words/desk.ts'
import { settingsWords } from '../../../words/settings.ts'
import { useWords } from '../../../words/use-words.ts'
import { MissionsForm } from '../announcement/missions-form.tsx'
import { StructureForm } from '../announcement/structure-form.tsx'
import { AboutGroup } from './about-group.tsx'
import { CardsGroup } from './cards-group.tsx'
import { EndingGroup } from './ending-group.tsx'
import { errorAt } from './error-at.ts'
import { LockedAside } from './locked-aside.tsx'
import { PlacesGroup } from './places-group.tsx'
import { PublicGroup } from './public-group.tsx'
import { type Opened, RulesGroup } from './rules-group.tsx'
import { SaveBar } from './save-bar.tsx'
import { idOfPart, SettingsParts } from './settings-parts.tsx'
import { useSettings } from './use-settings.ts'
import './settings.css'
import '../announcement/announcement.css'

const HooksGroup = loadedLater(async () => (await import('./hooks/hooks-group.tsx')).HooksGroup)

type OpenedProps = { readonly what: Opened; readonly onClose: () => void }

/** Another plan or other missions: their own form, because players may have to be told why. */
const OpenedForm = ({ what, onClose }: OpenedProps) => {
  const { heading, page } = useWords(deskWords)
  const dialog = useRef<HTMLDialogElement>(null)
  const label = what === 'structure' ? heading('structure') : page.before.missions.heading
  return (
    <Dialog ref={dialog} className="settings-dialog" label={label} onClose={onClose}>
      {what === 'structure' ? <StructureForm /> : <MissionsForm />}
      <Button
        tone="quiet"
        data-testid="settings-dialog-close"
        onClick={() => dialog.current?.close()}
      >
        {page.close}
      </Button>
    </Dialog>
  )
}

/** What the event is and by what it is played, on one page; saved with one press. */
export const SettingsSection = () => {
  const { me, state } = useLeading()
  const { page } = useWords(deskWords)
  const words = useWords(settingsWords)
  const settings = useSettings()
  const [opened, setOpened] = useState<Opened | null>(null)
  const mayChange = may(me, 'describe-event')
  const hasCards = rulesOf(state.created).regulation.cards !== null
  const isUnsaved = settings.changed.length > 0
  return (
    <>
      <header className="bar settings-bar">
        <h2>{page.settings}</h2>
        <SettingsParts
          without={[
            ...(mayChange ? [] : ['hooks' as const, 'ending' as const]),
            ...(hasCards ? [] : ['cards' as const]),
          ]}
        />
        {!mayChange && <span className="muted">{words.organizerOnly}</span>}
      </header>
      <div className="settings">
        <div>
          <form
            data-testid="settings"
            data-unsaved={isUnsaved || undefined}
            noValidate
            onSubmit={(submit) => {
              submit.preventDefault()
              if (isUnsaved) settings.save()
            }}
          >
            <fieldset disabled={!mayChange}>
              <AboutGroup settings={settings} />
              <PlacesGroup settings={settings} />
              <RulesGroup settings={settings} onOpen={setOpened} />
            </fieldset>
            <CardsGroup settings={settings} />
            <fieldset disabled={!mayChange}>
              <PublicGroup settings={settings} />
            </fieldset>
            {settings.trouble !== null && errorAt(settings.trouble) === null && (
              <TroubleNote trouble={settings.trouble} />
            )}
            {isUnsaved && <SaveBar settings={settings} />}
          </form>
          {mayChange && (
            <section className="settings-group" id={idOfPart('hooks')}>
              <h3 tabIndex={-1}>
                {words.hooks}
                <small>{words.hooksNote}</small>
              </h3>
              <Suspense>
                <HooksGroup />
              </Suspense>
            </section>
          )}
          {mayChange && <EndingGroup />}
        </div>
        <LockedAside />
      </div>
      {opened !== null && <OpenedForm what={opened} onClose={() => setOpened(null)} />}
    </>
  )
}
