import { type ListOf, unambiguousName } from '@topcut/engine'
import { shownListWords } from '../../../words/shown-list.ts'
import { useWords } from '../../../words/use-words.ts'
import { ShownCard } from './shown-card.tsx'
import { ShownNames } from './shown-names.tsx'

export const ShownArmy = ({ list }: { readonly list: ListOf<'army'> }) => {
  const words = useWords(shownListWords)
  return (
    <>
      {list.deployments.map(({ figures = 1, figurePoints, attachments, ...group }, index) => (
        <ShownCard
          // biome-ignore lint/suspicious/noArrayIndexKey: a group is its place, two may be alike
          key={index}
          name={unambiguousName(group)}
          about={
            figures > 1 && figurePoints !== undefined ? words.figures(figures, figurePoints) : null
          }
          points={attachments.reduce((sum, { points }) => sum + points, group.points)}
          slots={attachments.map((card) => ({
            place: null,
            name: unambiguousName(card),
            points: card.points,
          }))}
        />
      ))}
      {list.commandDeck !== null && (
        <ShownNames
          title={words.commandDeck(list.commandDeck.length)}
          names={list.commandDeck.map(unambiguousName)}
        />
      )}
    </>
  )
}
