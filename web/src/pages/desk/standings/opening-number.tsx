import { type NumberName, numberField, type Opener } from '../../../parts/standings/opened.ts'
import { Button } from '../../../ui/button.tsx'
import { deskWords } from '../../../words/desk.ts'
import { useWords } from '../../../words/use-words.ts'

type Props = {
  readonly name: NumberName
  readonly player: string
  readonly text: string
  readonly exactly: string
  readonly opener: Opener
}

/** A number that opens into what it is made of. */
export const OpeningNumber = ({ name, player, text, exactly, opener }: Props) => {
  const { page, heading } = useWords(deskWords)
  return (
    <Button
      tone="explains"
      data-testid={`opens-${numberField(name)}`}
      aria-expanded={opener.isOpen(name)}
      title={
        exactly === text
          ? page.afterwards.standings.explain(heading(name), player)
          : page.exactly(exactly)
      }
      onClick={() => opener.toggle(name)}
    >
      {text}
    </Button>
  )
}
