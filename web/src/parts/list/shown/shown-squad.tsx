import { type Catalogue, type ListOf, unambiguousName } from '@topcut/engine'
import { obstacleText, slotText, thing } from '@topcut/protocol/words'
import { capital } from '../../../words/capital.ts'
import { shownListWords } from '../../../words/shown-list.ts'
import { useLanguage, useWords } from '../../../words/use-words.ts'
import { printedOn } from './printed-on.ts'
import { ShownCard } from './shown-card.tsx'

type Squad = ListOf<'squad'>
type Props = { readonly list: Squad; readonly cards: Catalogue | null | undefined }

const pointsOf = ({ points, upgrades }: Squad['ships'][number]): number =>
  upgrades.reduce((sum, upgrade) => sum + upgrade.points, points)

export const ShownSquad = ({ list, cards }: Props) => {
  const words = useWords(shownListWords)
  const language = useLanguage()
  const { shipName, skill } = printedOn(cards, language)
  const { obstacles, damageDeck } = list
  return (
    <>
      {list.ships.map((ship, index) => {
        const level = skill(ship)
        const about = [
          ...(ship.ship === undefined ? [] : [shipName(ship.ship)]),
          ...(ship.size === 'small' ? [] : [words.sizes[ship.size]]),
          ...(ship.hull + ship.shields === 0
            ? []
            : [words.stats(ship.attack, ship.hull, ship.shields)]),
        ]
        return (
          <ShownCard
            // biome-ignore lint/suspicious/noArrayIndexKey: a ship is its place, two may be alike
            key={index}
            name={unambiguousName(ship)}
            about={about.length === 0 ? null : about.join(', ')}
            points={pointsOf(ship)}
            mark={level === null ? null : { text: `${level}`, means: words.skill }}
            slots={ship.upgrades.map((upgrade) => ({
              place:
                upgrade.slot === undefined
                  ? null
                  : capital(language, slotText(language, upgrade.slot)),
              name: unambiguousName(upgrade),
              points: upgrade.points,
            }))}
          />
        )
      })}
      {(obstacles !== null || damageDeck !== null) && (
        <dl className="shown-along">
          {obstacles !== null && (
            <>
              <dt>{words.obstacles}</dt>
              <dd>{obstacles.map((one) => obstacleText(language, one)).join(', ')}</dd>
            </>
          )}
          {damageDeck !== null && (
            <>
              <dt>{words.damageDeck}</dt>
              <dd>{capital(language, thing(language, damageDeck))}</dd>
            </>
          )}
        </dl>
      )}
    </>
  )
}
