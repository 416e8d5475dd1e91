import type { Place } from '@topcut/engine'
import { withCode } from '../../../leader/code-of-record.ts'
import { useLeading } from '../../../leader/leading.ts'
import { PublicNamesNote } from '../../../leader/names/public-names-note.tsx'
import { usePublicNames } from '../../../leader/names/use-public-names.ts'
import { AreaField } from '../../../ui/field.tsx'
import { deskWords } from '../../../words/desk.ts'
import { useWords } from '../../../words/use-words.ts'
import { placesText } from './forum-text.ts'
import { placesTable } from './places-table.ts'
import { TableButtons } from './table-buttons.tsx'
import { TextBlock } from './text-block.tsx'
import { usePrizes } from './use-prizes.ts'
import { WholeFileButtons } from './whole-file-buttons.tsx'

/** When all is played: the prize list, and everything to take home. */
export const FinishPanel = ({ places }: { readonly places: readonly Place[] }) => {
  const { event, state } = useLeading()
  const names = usePublicNames()
  const words = useWords(deskWords)
  const { page } = words
  const { prizes: prizeWords, files } = page.afterwards
  const { typed, setTyped, prizeOf } = usePrizes()
  return (
    <div className="finish-panel">
      <section className="field" aria-labelledby="prizes">
        <h3 id="prizes">{prizeWords.heading}</h3>
        <AreaField
          className={null}
          label={prizeWords.label}
          data-testid="prizes"
          rows={4}
          maxLength={10_000}
          value={typed}
          onChange={setTyped}
        />
        <small className="faint">{prizeWords.note}</small>
        <TextBlock
          text={withCode(placesText(words, names, state, places, prizeOf), words, event)}
          label={files.text}
        >
          <TableButtons
            name={`${state.created.name} ${page.finalPlaces}`}
            testId="places"
            csv="CSV"
            lines={() => placesTable(words, names, places, prizeOf)}
          />
        </TextBlock>
        <PublicNamesNote />
      </section>
      <WholeFileButtons />
    </div>
  )
}
