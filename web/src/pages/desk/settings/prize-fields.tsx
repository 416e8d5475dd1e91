import type { Prize } from '@topcut/engine'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/field.tsx'
import { settingsWords } from '../../../words/settings.ts'
import { useWords } from '../../../words/use-words.ts'

type Props = { readonly value: readonly Prize[]; readonly onChange: (to: readonly Prize[]) => void }

/** One line for each prize: who gets it, and what it is. */
export const PrizeFields = ({ value, onChange }: Props) => {
  const words = useWords(settingsWords)
  const change = (index: number, part: Partial<Prize>) =>
    onChange(value.map((prize, at) => (at === index ? { ...prize, ...part } : prize)))
  return (
    <div className="wide">
      {value.map((prize, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a line is known by its place alone
        <div key={index} className="prize-line">
          <TextField
            label={words.prizeFor(index + 1)}
            isLabelHidden
            placeholder={words.places}
            maxLength={80}
            value={prize.for}
            onChange={(text) => change(index, { for: text })}
          />
          <TextField
            label={words.prizeWhat(index + 1)}
            isLabelHidden
            maxLength={200}
            value={prize.what}
            onChange={(text) => change(index, { what: text })}
          />
          <Button
            tone="quiet"
            size="small"
            onClick={() => onChange(value.filter((_, at) => at !== index))}
          >
            {words.removePrize(index + 1)}
          </Button>
        </div>
      ))}
      <Button
        tone="quiet"
        data-testid="add-prize"
        onClick={() => onChange([...value, { for: '', what: '' }])}
      >
        {words.addPrize}
      </Button>
    </div>
  )
}
