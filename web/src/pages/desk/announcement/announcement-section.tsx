import { useLeading } from '../../../leader/leading.ts'
import { PrintLink } from '../../../leader/print/print-link.tsx'
import { Sign } from '../../../ui/sign.tsx'
import { deskWords } from '../../../words/desk.ts'
import { useWords } from '../../../words/use-words.ts'
import { HallTables } from '../pairing/hall-tables.tsx'
import { Announce } from './announce.tsx'
import { announcementState } from './announcement-state.ts'
import { AnnouncementText } from './announcement-text.tsx'
import { Checklists } from './checklists.tsx'
import { DetailsForm } from './details-form.tsx'
import { MessageForm } from './message-form.tsx'
import { MissionsForm } from './missions-form.tsx'
import { StructureForm } from './structure-form.tsx'
import './announcement.css'

/** What is told before the start, what is laid down for it, and what has to be there. */
export const AnnouncementSection = () => {
  const { event, state } = useLeading()
  const { page, heading } = useWords(deskWords)
  const { kind } = announcementState(event, state)
  const isTold = kind === 'announced'
  return (
    <>
      <header className="bar">
        <h2>{heading('announcement')}</h2>
        <span className={isTold ? 'state good' : 'state warn'} data-testid="announcement-state">
          <Sign name={isTold ? 'check' : kind === 'to-announce' ? 'idle' : 'warn'} />
          {page.before.state[kind]}
        </span>
        <PrintLink sheet="announcement" />
      </header>
      <div className="announcement">
        <div className="announcement-told">
          <AnnouncementText />
          <Announce />
          <MessageForm />
        </div>
        <div className="laid-down">
          {state.finished === null && <StructureForm />}
          {state.finished === null && <MissionsForm />}
          {state.stages.length === 0 && <HallTables />}
          <DetailsForm />
          <Checklists />
        </div>
      </div>
    </>
  )
}
