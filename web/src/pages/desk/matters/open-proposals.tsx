import { type Proposal, rulesOf } from '@topcut/engine'
import { buttonLabel } from '@topcut/protocol/words'
import { useState } from 'react'
import { GiveForm } from '../../../leader/forms/give-form.tsx'
import { useLeading } from '../../../leader/leading.ts'
import { actorText } from '../../../leader/matters/actor-text.ts'
import { useTableScore } from '../../../leader/table/table-score.tsx'
import { SelectField, TextField } from '../../../ui/field.tsx'
import { capital } from '../../../words/capital.ts'
import { deskWords } from '../../../words/desk.ts'
import { useWords } from '../../../words/use-words.ts'

const OpenProposal = ({ proposal }: { readonly proposal: Proposal }) => {
  const { names, state } = useLeading()
  const words = useWords(deskWords)
  const { page, term, heading, label, language } = words
  const [answer, setAnswer] = useState<'confirm' | 'decline'>('decline')
  const [when, setWhen] = useState<'now' | 'after-round'>('now')
  const [reason, setReason] = useState('')
  const confirmed = answer === 'confirm'
  const { n } = proposal
  const isNow = confirmed && when === 'now'
  const onTable = useTableScore(proposal.player, isNow ? 'leaving' : null)
  return (
    <li className="matter" data-testid={`proposal-${n}`}>
      <p>
        <b>{names.player(proposal.player)}</b>: {label('matter.proposal')} (
        {actorText(words, names, proposal.by)}). {proposal.reason}
      </p>
      <GiveForm
        isLine
        command={{
          kind: 'answer-proposal',
          proposal: n,
          confirmed,
          when,
          reason,
          ...onTable.given,
        }}
        rules={[rulesOf(state.created).regulation.rulings.removal.by.rule]}
      >
        <SelectField<'confirm' | 'decline'>
          label={page.people.answer}
          data-testid="proposal-answer"
          value={answer}
          choices={[
            ['decline', page.people.declineProposal],
            ['confirm', buttonLabel(language, 'disqualify-player')],
          ]}
          onChange={setAnswer}
        />
        {confirmed && (
          <SelectField
            label={page.when}
            data-testid="proposal-when"
            value={when}
            choices={[
              ['now', capital(language, term('now'))],
              ['after-round', capital(language, term('after-round'))],
            ]}
            onChange={setWhen}
          />
        )}
        {onTable.fields}
        <TextField
          label={heading('reason')}
          data-testid="proposal-reason"
          value={reason}
          onChange={setReason}
        />
      </GiveForm>
    </li>
  )
}

/** Disqualifications that wait for the organizer's word. */
export const OpenProposals = ({ proposals }: { readonly proposals: readonly Proposal[] }) =>
  proposals.map((proposal) => <OpenProposal key={proposal.n} proposal={proposal} />)
