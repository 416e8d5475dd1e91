import {
  type CaseRow,
  type MaterialOutcome,
  materialOutcomes,
  type Pair,
  type ProxyCard,
} from '@topcut/engine'
import { useState } from 'react'
import { SelectField, TextField } from '../../ui/field.tsx'
import { capital } from '../../words/capital.ts'
import { deskWords } from '../../words/desk.ts'
import { useWords } from '../../words/use-words.ts'
import { GiveForm } from '../forms/give-form.tsx'
import { useLeading } from '../leading.ts'
import { useTableScore } from '../table/table-score.tsx'

const proxyFields = ['card', 'lostText', 'madeBy', 'madeOn'] as const

/** How the case ends: only what the document lets it end with, and the card a leader makes. */
export const SettleForm = ({ row }: { readonly row: CaseRow }) => {
  const { ask, state } = useLeading()
  const { page, label, language } = useWords(deskWords)
  const [chosen, setOutcome] = useState<MaterialOutcome | null>(null)
  const [proxy, setProxy] = useState<ProxyCard>({
    card: row.component === 'card' ? row.name : '',
    lostText: '',
    madeBy: '',
    madeOn: state.created.date,
  })
  const settle = (outcome: MaterialOutcome, score: { readonly score?: Pair<number> } = {}) =>
    ({
      ...score,
      kind: 'settle-material',
      case: row.n,
      outcome,
      ...(outcome === 'proxy' ? { proxy } : {}),
    }) as const
  const possible = materialOutcomes.filter((one) => {
    const decision = ask(settle(one))
    return decision.granted || decision.refusal.code === 'proxy-incomplete'
  })
  const outcome =
    chosen !== null && possible.includes(chosen)
      ? chosen
      : row.step === 'concede'
        ? 'conceded'
        : 'replaced'
  const by = outcome === 'conceded' ? 'conceding' : outcome === 'removed' ? 'leaving' : null
  const onTable = useTableScore(row.player, by)
  return (
    <GiveForm isLine command={settle(outcome, onTable.given)}>
      <SelectField<MaterialOutcome>
        label={page.people.endsWith}
        data-testid="case-outcome"
        value={outcome}
        choices={possible.map((one) => [one, capital(language, label(`settled.${one}`))])}
        onChange={setOutcome}
      />
      {onTable.fields}
      {outcome === 'proxy' &&
        proxyFields.map((field) => (
          <TextField
            key={field}
            label={capital(language, label(`proxy.${field}`))}
            data-testid={`proxy-${field}`}
            maxLength={200}
            value={proxy[field]}
            onChange={(typed) => setProxy({ ...proxy, [field]: typed })}
          />
        ))}
    </GiveForm>
  )
}
