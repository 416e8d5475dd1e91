import {
  currentRound,
  type MatchId,
  matchesOf,
  rulesOf,
  type Seat,
  type SharedItem,
} from '@topcut/engine'
import { buttonLabel } from '@topcut/protocol/words'
import { useState } from 'react'
import { CheckField, SelectField } from '../../ui/field.tsx'
import { capital } from '../../words/capital.ts'
import { deskWords } from '../../words/desk.ts'
import { useWords } from '../../words/use-words.ts'
import { GiveForm } from '../forms/give-form.tsx'
import { useLeading } from '../leading.ts'
import { matchText } from './match-text.ts'

/** One player's dice, ruler or templates for both at a table, for the whole round. */
export const SharingForm = () => {
  const leading = useLeading()
  const { state, names } = leading
  const words = useWords(deskWords)
  const { page, heading, label, language } = words
  const [id, setMatch] = useState<MatchId | ''>('')
  const [items, setItems] = useState<readonly SharedItem[]>([])
  const [from, setFrom] = useState<Seat>('first')
  const { sharing } = rulesOf(state.created).regulation.material
  const round = currentRound(state)
  const matches = round?.status === 'published' ? matchesOf(state, round) : []
  const match = id === '' ? undefined : state.matches.get(id)
  return (
    <GiveForm
      command={id === '' ? null : { kind: 'order-sharing', match: id, items, from }}
      missing={page.people.chooseMatch}
      button={buttonLabel(language, 'order-sharing')}
      rules={[sharing?.rule]}
      onDone={() => setItems([])}
    >
      <SelectField
        label={heading('table')}
        data-testid="sharing-match"
        value={id}
        choices={[
          ['', page.people.none],
          ...matches.map((one) => [one.match, matchText(words, leading, one)] as const),
        ]}
        onChange={setMatch}
      />
      <SelectField<Seat>
        label={page.people.comeFrom}
        data-testid="sharing-from"
        value={from}
        choices={(['first', 'second'] as const).map((seat, index) => {
          const player = match?.players[index]
          return [seat, player === undefined ? label(`seat.${seat}`) : names.player(player)]
        })}
        onChange={setFrom}
      />
      {(sharing?.value.items ?? []).map((item) => (
        <CheckField
          className="wide"
          key={item}
          data-testid={`sharing-${item}`}
          value={items.includes(item)}
          onChange={(isIn) =>
            setItems(isIn ? [...items, item] : items.filter((one) => one !== item))
          }
        >
          {capital(language, label(`shared.${item}`))}
        </CheckField>
      ))}
    </GiveForm>
  )
}
