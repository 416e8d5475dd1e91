import { type EventState, roundNameOf } from '@topcut/engine'
import { isLanguage, languages, ownNames } from '@topcut/protocol/words'
import { isOnlyHere } from '../../leader/hall-address.ts'
import type { Sheet } from '../../leader/print/sheets.ts'
import { CheckField, SelectField } from '../../ui/field.tsx'
import { Note } from '../../ui/note.tsx'
import { deskWords } from '../../words/desk.ts'
import { printWords } from '../../words/print.ts'
import { useWords } from '../../words/use-words.ts'
import { choosePrint, listsToPrint, type PrintOptions } from './print-options.ts'
import { sheetPages } from './sheet-pages.ts'
import { serverAddress } from './slips/slip-address.ts'

type Props = {
  readonly sheet: Sheet
  readonly options: PrintOptions
  readonly round: number | null
  readonly state: EventState
  readonly onRound: (round: number) => void
}

export const PrintFields = ({ sheet, options, round, state, onRound }: Props) => {
  const { called, heading } = useWords(deskWords)
  const { rounds } = state
  const own = useWords(printWords)
  const { hasRound, isPosted, hasBlank } = sheetPages[sheet]
  return (
    <div className="print-fields">
      {hasRound && rounds.length > 0 && (
        <SelectField
          label={heading('round')}
          data-testid="print-round"
          value={`${round ?? rounds.length}`}
          choices={rounds.map(
            ({ number }) => [`${number}`, called(roundNameOf(state, number))] as const,
          )}
          onChange={(chosen) => onRound(Number(chosen))}
        />
      )}
      <SelectField
        label={own.size}
        data-testid="print-size"
        value={options.size}
        choices={[
          ['a4', own.sizes.a4],
          ['letter', own.sizes.letter],
        ]}
        onChange={(size) => choosePrint({ size })}
      />
      <SelectField
        label={own.language}
        data-testid="print-language"
        value={options.language ?? ''}
        choices={[['', own.asScreen], ...languages.map((one) => [one, ownNames[one]] as const)]}
        onChange={(chosen) => choosePrint({ language: isLanguage(chosen) ? chosen : null })}
      />
      {sheet === 'lists' && (
        <SelectField
          label={heading('lists')}
          data-testid="print-lists"
          value={options.lists}
          choices={listsToPrint.map((one) => [one, own.listKinds[one]] as const)}
          onChange={(lists) => choosePrint({ lists })}
        />
      )}
      {hasBlank && (
        <CheckField
          className="wide"
          data-testid="print-blank"
          value={options.isBlank}
          onChange={(isBlank) => choosePrint({ isBlank })}
        >
          {own.blank}
        </CheckField>
      )}
      {isPosted && (
        <CheckField
          className="wide"
          data-testid="print-full-names"
          value={options.fullNames}
          onChange={(fullNames) => choosePrint({ fullNames })}
        >
          {own.fullNames}
        </CheckField>
      )}
      {sheet === 'slips' && isOnlyHere(serverAddress()) && <Note tone="warn">{own.onlyHere}</Note>}
    </div>
  )
}
