import {
  areListsDue,
  type ListsOpenTo,
  missingLists,
  rulesOf,
  textsAt,
  uncheckedLists,
} from '@topcut/engine'
import { textSentence } from '@topcut/protocol/words'
import { useLeading } from '../../../leader/leading.ts'
import { TroubleNote } from '../../../leader/trouble-note.tsx'
import { useGiving } from '../../../leader/use-giving.ts'
import { Choice } from '../../../ui/choice.tsx'
import { RuleIds } from '../../../ui/rule-ids.tsx'
import { deskWords } from '../../../words/desk.ts'
import { useWords } from '../../../words/use-words.ts'
import { PointsCheck } from './points-check.tsx'

const readers: readonly ListsOpenTo[] = ['leaders', 'opponents', 'everybody']

/** What holds for all lists: whether they are due, locked, and who may look into them. */
export const ListsAbout = () => {
  const { state } = useLeading()
  const { page, label, language } = useWords(deskWords)
  const giving = useGiving()
  const { regulation } = rulesOf(state.created)
  const { lists } = regulation
  const isDue = areListsDue(state)
  const missing = missingLists(state).length
  const unchecked = uncheckedLists(state).length
  const due = missing === 0 ? page.before.listsComplete : page.before.listsDue(missing)
  // Before anybody has checked in nobody's list is missed, and yet they are not all here.
  const isEarly = isDue && missing === 0 && state.lists.size < state.players.size
  const notDue = page.before.listsNotDue
  return (
    <div className="lists-about">
      <p data-testid="lists-due">
        {isDue
          ? isEarly
            ? page.before.listsDue(state.players.size - state.lists.size)
            : due
          : notDue}{' '}
        {unchecked > 0 && `${page.before.listsUnchecked(unchecked)} `}
        <RuleIds rules={[lists.list.rule]} />
      </p>
      {state.stages.length > 0 && (
        <p>
          {page.before.listsLocked} <RuleIds rules={[lists.locked.rule]} />
        </p>
      )}
      {textsAt(regulation, 'lists').map(({ value, rule }) => (
        <p key={value.key} className="muted">
          {textSentence(language, value.key)} <RuleIds rules={[rule]} />
        </p>
      ))}
      <div className="inline">
        <span className="muted" aria-hidden="true">
          {page.before.openTo}
        </span>
        <Choice
          label={page.before.openTo}
          value={state.listsOpenTo}
          options={readers.map((to) => ({
            value: to,
            text: label(`lists-open-to.${to}`),
            testId: `open-to-${to}`,
          }))}
          onChange={(to) => {
            if (state.listsOpenTo !== to) giving.give({ kind: 'open-lists', to })
          }}
        />
      </div>
      {giving.trouble !== null && (
        <TroubleNote trouble={giving.trouble} onOverride={giving.override} />
      )}
      <PointsCheck />
    </div>
  )
}
