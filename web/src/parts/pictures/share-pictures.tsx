import type { ListShares } from '@topcut/engine'
import { type Language, thing } from '@topcut/protocol/words'
import { capital } from '../../words/capital.ts'
import { picturesWords } from '../../words/pictures.ts'
import { useLanguage, useWords } from '../../words/use-words.ts'
import { BarsPicture } from './bars-picture.tsx'

/** A share in whole per cent, as the language writes it. */
const percentText = (language: Language, share: number): string =>
  new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 0 }).format(share)

type Part = 'factions' | 'kinds' | 'cards'

type Props = {
  readonly shares: ListShares
  /** What a kind of ship is called: lists have its id alone. */
  readonly shipName: (id: string) => string
}

/** What is played, by the lists that are known: in the cut against the whole field once it is made. */
export const SharePictures = ({ shares, shipName }: Props) => {
  const words = useWords(picturesWords)
  const language = useLanguage()
  const { of, inCut } = shares
  const kind = of === 'squad' ? 'ship' : of === 'army' ? 'group' : 'set'
  const titles = {
    factions: [words.factions, words.one.faction],
    kinds: [words[`${kind}s`], words.one[kind]],
    cards: [words.cards, words.one.card],
  } as const
  const named = (part: Part, id: string, name: string) => {
    if (part === 'factions') return capital(language, thing(language, name))
    return part === 'kinds' && of === 'squad' ? shipName(id) : name
  }
  return (['factions', 'kinds', 'cards'] as const).map((part) => {
    // Whoever has two decks has two affiliations: they are parts of all decks.
    const all =
      part === 'factions' ? shares[part].reduce((sum, { lists }) => sum + lists, 0) : shares.lists
    if (shares[part].length === 0) return null
    return (
      <BarsPicture
        key={part}
        title={titles[part][0]}
        {...(inCut === null ? {} : { note: words.inkIsCut(inCut) })}
        columns={[titles[part][1], words.lists]}
        bars={shares[part].map((share) => {
          const text = words.share(share.lists, percentText(language, share.lists / all))
          return {
            key: share.id,
            name: <span translate="no">{named(part, share.id, share.name)}</span>,
            full: share.lists,
            strong: inCut === null ? share.lists : share.inCut,
            text: inCut === null ? text : words.shareInCut(text, share.inCut),
          }
        })}
      />
    )
  })
}
