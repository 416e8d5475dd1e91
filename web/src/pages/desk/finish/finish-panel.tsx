import type { Place } from '@topcut/engine'
import { useLeading } from '../../../leader/leading.ts'
import { PublicNamesNote } from '../../../leader/names/public-names-note.tsx'
import { usePublicNames } from '../../../leader/names/use-public-names.ts'
import { fileName, saveFile } from '../../../leader/save-file.ts'
import { Button } from '../../../ui/button.tsx'
import { AreaField } from '../../../ui/field.tsx'
import { deskWords } from '../../../words/desk.ts'
import { useWords } from '../../../words/use-words.ts'
import { placesText } from './forum-text.ts'
import { placesCsv } from './places-csv.ts'
import { TextBlock } from './text-block.tsx'
import { usePrizes } from './use-prizes.ts'
import { WholeFileButtons } from './whole-file-buttons.tsx'

/** When all is played: the prize list, and everything to take home. */
export const FinishPanel = ({ places }: { readonly places: readonly Place[] }) => {
  const { state } = useLeading()
  const names = usePublicNames()
  const words = useWords(deskWords)
  const { page } = words
  const { prizes: prizeWords, files } = page.afterwards
  const { typed, setTyped, prizeOf } = usePrizes()
  const csv = () => {
    const name = fileName(`${state.created.name} ${page.finalPlaces}`, 'csv')
    saveFile(name, placesCsv(words, names, places, prizeOf), 'text/csv')
  }
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
        <TextBlock text={placesText(words, names, state, places, prizeOf)} label={files.text}>
          <Button size="small" data-testid="places-csv" onClick={csv}>
            CSV
          </Button>
        </TextBlock>
        <PublicNamesNote />
      </section>
      <WholeFileButtons />
    </div>
  )
}
