import { type RulingOnRecord, rulesOf } from '@topcut/engine'
import { buttonLabel, factSentence } from '@topcut/protocol/words'
import { useState } from 'react'
import { GiveButton } from '../../../leader/forms/give-button.tsx'
import { GiveForm } from '../../../leader/forms/give-form.tsx'
import { useLeading } from '../../../leader/leading.ts'
import { actorText } from '../../../leader/matters/actor-text.ts'
import { SelectField, TextField } from '../../../ui/field.tsx'
import { RuledText } from '../../../ui/ruled-text.tsx'
import { deskWords } from '../../../words/desk.ts'
import { useWords } from '../../../words/use-words.ts'

const RulingText = ({ record }: { readonly record: RulingOnRecord }) => {
  const { names } = useLeading()
  const words = useWords(deskWords)
  const fact = { kind: 'ruling-recorded', ruling: record.ruling } as const
  return (
    <p>
      <RuledText>{factSentence(words.language, fact, names)}</RuledText>{' '}
      <span className="faint">{actorText(words, names, record.by)}</span>
    </p>
  )
}

const Appealed = ({ record }: { readonly record: RulingOnRecord }) => {
  const { names, state } = useLeading()
  const { page } = useWords(deskWords)
  const [verdict, setVerdict] = useState<'stands' | 'falls'>('stands')
  const [text, setText] = useState('')
  const { lastWord } = rulesOf(state.created).regulation.rulings
  return (
    <li className="matter" data-testid={`appealed-${record.n}`}>
      <RulingText record={record} />
      {record.appeal !== null && (
        <p className="warn">{page.people.appealedBy(names.player(record.appeal.player))}</p>
      )}
      <GiveForm
        isLine
        command={{
          kind: 'decide-appeal',
          ruling: record.n,
          upheld: verdict === 'stands',
          text,
        }}
        rules={[lastWord.rule]}
      >
        <SelectField<'stands' | 'falls'>
          label={page.people.answer}
          data-testid="appeal-verdict"
          value={verdict}
          choices={[
            ['stands', page.people.stands],
            ['falls', page.people.falls],
          ]}
          onChange={setVerdict}
        />
        <TextField
          label={page.people.rulingText}
          data-testid="appeal-text"
          value={text}
          onChange={setText}
        />
      </GiveForm>
    </li>
  )
}

/** Rulings that wait for the last word. */
export const Appeals = ({ appealed }: { readonly appealed: readonly RulingOnRecord[] }) =>
  appealed.map((record) => <Appealed key={record.n} record={record} />)

/** Rulings that a player can still bring before whoever has the last word. */
export const Appealable = ({ rulings }: { readonly rulings: readonly RulingOnRecord[] }) => {
  const { names } = useLeading()
  const { language } = useWords(deskWords)
  return rulings.map((record) => (
    <li key={record.n} className="matter" data-testid={`appealable-${record.n}`}>
      <RulingText record={record} />
      <div className="matter-do">
        {record.ruling.players.map((player) => (
          <GiveButton
            key={player}
            command={{ kind: 'appeal-ruling', ruling: record.n, player }}
            text={`${buttonLabel(language, 'appeal-ruling')}: ${names.player(player)}`}
          />
        ))}
      </div>
    </li>
  ))
}
