import { type MeasureKey, measureTerms, type Opener } from '../../../parts/standings/opened.ts'
import { Button } from '../../../ui/button.tsx'
import { deskWords } from '../../../words/desk.ts'
import { useWords } from '../../../words/use-words.ts'

type Props = {
  readonly measure: MeasureKey
  readonly player: string
  readonly text: string
  readonly exactly?: string
  readonly opener: Opener
}

/** A number that opens into what it is made of. */
export const OpeningNumber = ({ measure, player, text, exactly, opener }: Props) => {
  const { page, heading } = useWords(deskWords)
  return (
    <Button
      tone="explains"
      data-testid={`opens-${measure}`}
      aria-expanded={opener.isOpen(measure)}
      title={
        exactly === undefined || exactly === text
          ? page.afterwards.standings.explain(heading(measureTerms[measure]), player)
          : page.exactly(exactly)
      }
      onClick={() => opener.toggle(measure)}
    >
      {text}
    </Button>
  )
}
