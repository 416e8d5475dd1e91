import { currentRound, type MatchId, matchesOf } from '@topcut/engine'
import { useState } from 'react'
import { SelectField, TextField } from '../../ui/field.tsx'
import { deskWords } from '../../words/desk.ts'
import { useWords } from '../../words/use-words.ts'
import { GiveForm } from '../forms/give-form.tsx'
import { useLeading } from '../leading.ts'
import { matchText } from './match-text.ts'

/** The desk calls a judge to a table, or to nowhere in particular. */
export const CallForm = ({ match: begunAt }: { readonly match?: MatchId | undefined }) => {
  const leading = useLeading()
  const { state } = leading
  const words = useWords(deskWords)
  const { page, heading } = words
  const round = currentRound(state)
  const matches = round === null || round.status === 'paired' ? [] : matchesOf(state, round)
  const [chosen, setMatch] = useState<MatchId | ''>(begunAt ?? '')
  // Of an earlier round it is not among those that can be chosen: what is sent is what is shown.
  const match = matches.some((one) => one.match === chosen) ? chosen : ''
  const [about, setAbout] = useState('')
  return (
    <GiveForm
      command={{ kind: 'call-judge', about, ...(match === '' ? {} : { match }) }}
      onDone={() => {
        setAbout('')
        setMatch('')
      }}
    >
      <SelectField
        className="field wide"
        label={heading('table')}
        data-testid="call-match"
        value={match}
        choices={[
          ['', page.people.noTable],
          ...matches.map((one) => [one.match, matchText(words, leading, one)] as const),
        ]}
        onChange={setMatch}
      />
      <TextField
        className="field wide"
        label={page.people.callAbout}
        data-testid="call-about"
        data-begin={begunAt === undefined ? undefined : ''}
        value={about}
        onChange={setAbout}
      />
    </GiveForm>
  )
}
