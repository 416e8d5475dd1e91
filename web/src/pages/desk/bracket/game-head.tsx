import type { MatchId, Result } from '@topcut/engine'
import type { DrawnGame } from '@topcut/protocol/bracket'
import { useLeading } from '../../../leader/leading.ts'
import { Button } from '../../../ui/button.tsx'
import { bracketWords } from '../../../words/bracket.ts'
import { deskWords } from '../../../words/desk.ts'
import { useWords } from '../../../words/use-words.ts'

/** Where the keyboard goes back to when the form of a match is closed. */
export const gameButton = (match: MatchId): string => `game-of-${match}`

/** Endings that say no more than the strong name does. */
const isUsual = ({ ending }: Result) =>
  ending === 'won' || ending === 'games' || ending === 'destruction'

type Props = {
  readonly game: DrawnGame
  readonly title: string
  /** Opens the form of a match that is there. */
  readonly onOpen: (match: MatchId) => void
}

/** What stands above a game at the desk: its name opens the form of its table. */
export const GameHead = ({ game, title, onOpen }: Props) => {
  const { names, state } = useLeading()
  const { page, label } = useWords(deskWords)
  const words = useWords(bracketWords)
  const { table } = game
  if (table === null) return <span>{title}</span>
  const { match, result } = table
  const players = state.matches.get(match)?.players ?? []
  return (
    <>
      <Button
        id={gameButton(match)}
        tone="explains"
        data-testid={`open-${game.id}`}
        aria-label={page.afterwards.bracket.enter(
          `${title}, ${players.map(names.player).join(' – ')}`,
        )}
        onClick={() => onOpen(match)}
      >
        {title}
      </Button>
      {result === null ? (
        <span>{words.table(table.table)}</span>
      ) : (
        !isUsual(result) && <span>{label(`ending.${result.ending}`)}</span>
      )}
    </>
  )
}
