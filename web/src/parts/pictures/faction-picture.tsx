import type { Pictures } from '@topcut/engine'
import { type Language, thing } from '@topcut/protocol/words'
import { capital } from '../../words/capital.ts'
import { picturesWords } from '../../words/pictures.ts'
import { useLanguage, useWords } from '../../words/use-words.ts'
import { BarsPicture } from './bars-picture.tsx'

/** A share in whole per cent, as the language writes it. */
const percentText = (language: Language, share: number): string =>
  new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 0 }).format(share)

/** How often each faction is played, by the lists that are known. */
export const FactionPicture = ({ factions }: Pick<Pictures, 'factions'>) => {
  const words = useWords(picturesWords)
  const language = useLanguage()
  const all = factions.reduce((sum, { lists }) => sum + lists, 0)
  return (
    <BarsPicture
      title={words.factions}
      columns={[words.faction, words.lists]}
      bars={factions.map(({ faction, lists }) => ({
        key: faction,
        name: <span translate="no">{capital(language, thing(language, faction))}</span>,
        full: lists,
        strong: lists,
        text: words.share(lists, percentText(language, lists / all)),
      }))}
    />
  )
}
