import type { Round } from '@topcut/engine'
import { isLanguage, languages } from '@topcut/protocol/words'
import { CheckField } from '../../leader/forms/check-field.tsx'
import { ChoiceField } from '../../leader/forms/choice-field.tsx'
import { isOnlyHere } from '../../leader/hall-address.ts'
import type { Sheet } from '../../leader/print/sheets.ts'
import { Sign } from '../../ui/sign.tsx'
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
  readonly rounds: readonly Round[]
  readonly onRound: (round: number) => void
}

export const PrintFields = ({ sheet, options, round, rounds, onRound }: Props) => {
  const { page, heading, language } = useWords(deskWords)
  const own = printWords(language)
  const { hasRound, isPosted, hasBlank } = sheetPages[sheet]
  return (
    <div className="print-fields">
      {hasRound && rounds.length > 0 && (
        <ChoiceField
          label={heading('round')}
          testId="print-round"
          value={`${round ?? rounds.length}`}
          choices={rounds.map(({ number }) => [`${number}`, page.round(number)] as const)}
          onChange={(chosen) => onRound(Number(chosen))}
        />
      )}
      <ChoiceField
        label={own.size}
        testId="print-size"
        value={options.size}
        choices={[
          ['a4', own.sizes.a4],
          ['letter', own.sizes.letter],
        ]}
        onChange={(size) => choosePrint({ size })}
      />
      <ChoiceField
        label={own.language}
        testId="print-language"
        value={options.language ?? ''}
        choices={[
          ['', own.asScreen],
          ...languages.map((one) => [one, own.languages[one]] as const),
        ]}
        onChange={(chosen) => choosePrint({ language: isLanguage(chosen) ? chosen : null })}
      />
      {sheet === 'lists' && (
        <ChoiceField
          label={heading('lists')}
          testId="print-lists"
          value={options.lists}
          choices={listsToPrint.map((one) => [one, own.listKinds[one]] as const)}
          onChange={(lists) => choosePrint({ lists })}
        />
      )}
      {hasBlank && (
        <CheckField
          testId="print-blank"
          value={options.isBlank}
          onChange={(isBlank) => choosePrint({ isBlank })}
        >
          {own.blank}
        </CheckField>
      )}
      {isPosted && (
        <CheckField
          testId="print-full-names"
          value={options.fullNames}
          onChange={(fullNames) => choosePrint({ fullNames })}
        >
          {own.fullNames}
        </CheckField>
      )}
      {sheet === 'slips' && isOnlyHere(serverAddress()) && (
        <p className="warn">
          <Sign name="warn" /> {own.onlyHere}
        </p>
      )}
    </div>
  )
}
