import { announcementSheet, type Command } from '@topcut/engine'
import { buttonLabel, factSentence, refusalSentence, warningSentence } from '@topcut/protocol/words'
import { useLeading } from '../../../leader/leading.ts'
import { TroubleNote } from '../../../leader/trouble-note.tsx'
import { useGiving } from '../../../leader/use-giving.ts'
import { Button } from '../../../ui/button.tsx'
import { Note } from '../../../ui/note.tsx'
import { RuledText } from '../../../ui/ruled-text.tsx'
import { Sign } from '../../../ui/sign.tsx'
import { deskWords } from '../../../words/desk.ts'
import { useWords } from '../../../words/use-words.ts'
import { type AnnouncementState, announcementState } from './announcement-state.ts'
import { Changes } from './changes.tsx'
import { useAnnouncedAnew } from './use-announced-anew.tsx'

const command: Command = { kind: 'announce-event' }

const useWhy = (now: AnnouncementState): string | null => {
  const { names } = useLeading()
  const { page, language } = useWords(deskWords)
  switch (now.kind) {
    case 'announced':
      return null
    case 'to-announce':
      return page.before.nobodyTold
    case 'reopened':
      return page.before.reopened(factSentence(language, now.by.fact, names))
    case 'outdated':
      return now.announced === now.now
        ? page.before.changedSince
        : page.before.outdatedBy(now.announced, now.now)
  }
}

/** Why it is to be announced, what would be said against it, and the one button that does it. */
export const Announce = () => {
  const { event, state, names } = useLeading()
  const { page, language, term } = useWords(deskWords)
  const giving = useGiving()
  const now = announcementState(event, state)
  const why = useWhy(now)
  const { decision, field, reason } = useAnnouncedAnew(why === null ? null : command)
  if (why === null || decision === null) return null
  const { changes } = announcementSheet(state)
  return (
    <section className="announce" data-testid="announce">
      {field ?? (
        <>
          <p className={now.kind === 'to-announce' ? undefined : 'warn'}>
            {now.kind !== 'to-announce' && <Sign name="warn" />} {why}
          </p>
          <Changes changes={changes} />
        </>
      )}
      {decision.granted
        ? decision.warnings.map((warning) => (
            <p key={JSON.stringify(warning)} className="muted">
              <RuledText>{warningSentence(language, warning, names)}</RuledText>
            </p>
          ))
        : giving.trouble === null &&
          field === null && (
            <Note tone="wrong">
              <RuledText>{refusalSentence(language, decision.refusal, names)}</RuledText>
            </Note>
          )}
      <Button
        data-testid="announce-event"
        isPending={giving.isBusy}
        onClick={() => giving.give(command, undefined, reason)}
      >
        {giving.isBusy
          ? term('saving')
          : field === null
            ? buttonLabel(language, 'announce-event')
            : page.before.announceAnew}
      </Button>
      {giving.trouble !== null && field === null && (
        <TroubleNote trouble={giving.trouble} onOverride={giving.override} />
      )}
    </section>
  )
}
