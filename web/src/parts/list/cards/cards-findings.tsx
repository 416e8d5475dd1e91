import type { Finding } from '@topcut/engine'
import { Sign } from '../../../ui/sign.tsx'
import { cardsWords } from '../../../words/cards.ts'
import { useWords } from '../../../words/use-words.ts'
import { Findings, type Told } from '../findings.tsx'
import type { CardEditor } from './card-editor.ts'
import { guessesIn } from './edits/looked-lines.ts'
import { foundAt } from './found-at.ts'

type Props = {
  readonly editor: CardEditor
  readonly findings: readonly Finding[]
  readonly told: Told
  /** The cards stand on another page: what speaks against them is told here. */
  readonly isAlone?: boolean
}

/** What speaks against the list as a whole, and the cards nobody has looked at; or that nothing does. */
export const CardsFindings = ({ editor, findings, told, isAlone = false }: Props) => {
  const words = useWords(cardsWords)
  const { list, lines } = editor.edits
  const rest = findings.filter((one) => {
    const place = foundAt(list, one)
    return place === null || (isAlone && place !== 'obstacles' && place !== 'damage-deck')
  })
  const guessed = Object.keys(guessesIn(lines))
  return (
    <div className="cards-findings">
      {(rest.length > 0 || findings.length === 0) && <Findings findings={rest} {...told} />}
      {guessed.length > 0 && (
        <p className="look-note">
          <Sign name="warn" />
          <span>
            {words.toLookAt(guessed.length)} <b translate="no">{guessed.join(', ')}</b>
          </span>
        </p>
      )}
    </div>
  )
}
