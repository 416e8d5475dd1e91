import { pathOfEvent } from '../../../route/route-of.ts'
import { canStayAwake } from '../../../state/use-awake.ts'
import { useStateOf } from '../../../state/use-state-of.ts'
import { LanguageSwitch } from '../../../ui/band/language-switch.tsx'
import { ThemeSwitch } from '../../../ui/band/theme-switch.tsx'
import { buttonClass } from '../../../ui/button.tsx'
import { CheckField } from '../../../ui/field.tsx'
import { phoneWords } from '../../../words/phone.ts'
import { phonePagesWords } from '../../../words/phone-pages.ts'
import { shellWords } from '../../../words/shell.ts'
import { teamWords } from '../../../words/team.ts'
import { useWords } from '../../../words/use-words.ts'
import { tellMe } from '../alert/tell-me.ts'
import { turnOn } from '../alert/turn-on.ts'
import { BackBand } from '../phone-band.tsx'
import { usePhone } from '../phone-context.ts'
import './menu.css'

/** What one needs once a day: language, light, the alert, leaving, signing out. */
export const MenuPage = () => {
  const { session, event } = usePhone()
  const team = useWords(teamWords)
  const words = useWords(phoneWords)
  const pages = useWords(phonePagesWords)
  const shell = useWords(shellWords)
  const isTold = useStateOf(tellMe)
  return (
    <>
      <BackBand title={words.menu} />
      <main className="phone-page menu">
        <CheckField
          className="switch-line"
          data-testid="tell-me"
          value={isTold}
          onChange={(isOn) => (isOn ? turnOn() : tellMe.set(false))}
        >
          <span>
            <b>{pages.tellMe}</b>
            <span className="muted">
              {pages.tellMeNote} {canStayAwake() && pages.staysAwake}
            </span>
          </span>
        </CheckField>
        <div className="menu-line">
          <span>{shell.language}</span>
          <LanguageSwitch />
        </div>
        <div className="menu-line">
          <span>{shell.theme}</span>
          <ThemeSwitch />
        </div>
        {event?.team !== undefined && (
          <a className={buttonClass({ size: 'line' })} href="#team" data-testid="team">
            {team.page}
          </a>
        )}
        <a className={buttonClass({ size: 'line' })} href="#material" data-testid="material">
          {pages.material}
        </a>
        <a className={buttonClass({ size: 'line' })} href={pathOfEvent(session.event, 'public')}>
          {words.publicPage}
        </a>
        <a className={buttonClass({ size: 'line' })} href="#leave" data-testid="leave">
          {pages.leave}
        </a>
        <a className={buttonClass({ size: 'line' })} href="#sign-out" data-testid="sign-out">
          {pages.signOut}
        </a>
      </main>
    </>
  )
}
