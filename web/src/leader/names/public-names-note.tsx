import { rulesOf } from '@topcut/engine'
import { RuleIds } from '../../ui/rule-ids.tsx'
import { deskWords } from '../../words/desk.ts'
import { useWords } from '../../words/use-words.ts'
import { useLeading } from '../leading.ts'

/** Why a leader does not find the names as the desk shows them. */
export const PublicNamesNote = () => {
  const { state } = useLeading()
  const { page } = useWords(deskWords)
  const { names } = rulesOf(state.created).regulation.people
  return (
    <small className="faint" data-here="">
      {page.afterwards.files.publicNames} <RuleIds rules={[names?.least.rule, names?.full.rule]} />
    </small>
  )
}
