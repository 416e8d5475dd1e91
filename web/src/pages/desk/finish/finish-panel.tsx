import type { Place } from '@topcut/engine'
import { useLeading } from '../../../leader/leading.ts'
import { Button } from '../../../ui/button.tsx'
import { AreaField } from '../../../ui/field.tsx'
import { deskWords } from '../../../words/desk.ts'
import { useWords } from '../../../words/use-words.ts'
import { csvText } from './csv.ts'
import { placesText } from './forum-text.ts'
import { fileName, saveFile } from './save-file.ts'
import { TextBlock } from './text-block.tsx'
import { usePrizes } from './use-prizes.ts'
import { WholeFileButtons } from './whole-file-buttons.tsx'

/** When all is played: the prize list, and everything to take home. */
export const FinishPanel = ({ places }: { readonly places: readonly Place[] }) => {
  const { state, names } = useLeading()
  const words = useWords(deskWords)
  const { page, heading } = words
  const { prizes: prizeWords, files } = page.afterwards
  const { typed, setTyped, prizeOf } = usePrizes()
  const csv = () => {
    const head = [heading('place'), heading('player'), prizeWords.prize]
    const lines = places.map(({ place, player }) => [
      place ?? '',
      names.player(player),
      place === null ? '' : prizeOf(place),
    ])
    const name = fileName(`${state.created.name} ${page.finalPlaces}`, 'csv')
    saveFile(name, csvText([head, ...lines]), 'text/csv')
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
      </section>
      <WholeFileButtons />
    </div>
  )
}
