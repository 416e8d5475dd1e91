import { listView, type PlayerId } from '@topcut/engine'
import { useLeading } from '../../../leader/leading.ts'
import { showSection } from '../../../leader/sections.ts'
import { Sign } from '../../../ui/sign.tsx'
import { deskWords } from '../../../words/desk.ts'
import { useWords } from '../../../words/use-words.ts'

/** Whether a list is there and what is wrong with it; the list itself has its own section. */
export const SheetList = ({ player }: { readonly player: PlayerId }) => {
  const { state } = useLeading()
  const { page } = useWords(deskWords)
  const { status, findings, corrections } = listView(state, player, { role: 'organizer' })
  if (status === 'none') return <p className="muted">{page.people.list.none}</p>
  const isFine = status === 'shown' && findings.length === 0
  return (
    <p className={isFine ? 'good' : 'warn'}>
      <Sign name={isFine ? 'check' : 'warn'} />{' '}
      {status === 'shown' ? page.people.list.findings(findings.length) : page.people.list.missing}{' '}
      {corrections.length > 0 && page.people.list.corrected(corrections.length)}{' '}
      <button type="button" className="explains" onClick={() => showSection('lists')}>
        {page.people.list.open}
      </button>
    </p>
  )
}
