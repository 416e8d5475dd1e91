import type { Ending, Game, Result, Seat } from '@topcut/engine'
import { deskWords } from '../../../words/desk.ts'
import { useWords } from '../../../words/use-words.ts'
import {
  absence,
  type Draft,
  type GameTyped,
  isAbsence,
  missing,
  type ScoringBy,
  type Setting,
  type Typed,
} from '../draft.ts'
import { ChoiceField } from '../fields/choice-field.tsx'
import { scoreField } from '../fields/score-fields.tsx'
import { SidedGameFields, wonTyped } from './sided-game.tsx'
import { type FieldsProps, noRules, type ResultWay } from './way.ts'

/** Two games, each earning points of its own. */
export const twoGames = (setting: Setting<ScoringBy<'two-games'>>): ResultWay => {
  const { gamePoints, conceding } = setting.scoring
  return {
    suggested: () => 'games',
    typed: (draft, ending) => typed(draft, ending, setting),
    takes: () => true,
    Main: TwoGamesFields,
    More: null,
    counted: null,
    lane: { letters: {}, example: '7 f s', hasGames: true, seats: () => [] },
    slip: {
      boxes: ['game-1', 'game-2'],
      drawnGames: [1, 2],
      atTime: [],
      points: ({ label }, readings) => {
        const { win, draw, loss } =
          'value' in gamePoints ? gamePoints.value : gamePoints[readings.teamGamePoints].value
        return `${label('thing.game')}: ${label('outcome.win')} ${win}, ${label('outcome.draw')} ${draw}, ${label('outcome.loss')} ${loss}`
      },
    },
    scoreColumns: ['games', 'points'],
    rules: ({ result }) => {
      const points = 'rule' in gamePoints ? gamePoints : Object.values(gamePoints)[0]
      return {
        ...noRules,
        ending: [isConceded(result) ? conceding.rule : null],
        points: [points?.rule ?? null],
      }
    },
  }
}

const isConceded = (result: Result): boolean =>
  result.ending === 'games' &&
  result.games.some((game) => typeof game === 'object' && 'conceded' in game)

const gameOf = (typed: Exclude<GameTyped, ''>): Game => {
  const [what, seat] = typed.split('-') as [string, Seat]
  if (what === 'annulled') return { annulled: seat }
  if (what === 'conceded') return { conceded: seat }
  return typed as Exclude<Game, object>
}

export const gameTyped = (game: Game): GameTyped => {
  if (typeof game === 'string') return game
  return 'annulled' in game ? `annulled-${game.annulled}` : `conceded-${game.conceded}`
}

const typed = (draft: Draft, ending: Ending, setting: Setting): Typed => {
  if (isAbsence(ending)) return absence(ending, draft.by)
  // Two games that left it level: a further one decides, and only that is handed in.
  if (ending === 'won' || ending === 'forfeit') return wonTyped(draft, ending, setting)
  if (ending === 'double-no-show') return { result: { ending } }
  if (ending !== 'games') return { result: { ending: 'double-loss' } }
  const [one, two] = draft.games
  if (one === '' || two === '') return missing('games')
  return { result: { ending, games: [gameOf(one), gameOf(two)] } }
}

/** What became of each of the two games. */
const TwoGamesFields = (props: FieldsProps) => {
  const { table, draft, ending, players, change } = props
  const { page, heading } = useWords(deskWords)
  const { form } = page
  const [first, second] = players
  const choices: readonly (readonly [Exclude<GameTyped, ''>, string])[] = [
    ['first', form.wonBy(first)],
    ['second', form.wonBy(second)],
    ['draw', heading('outcome.draw')],
    ['double-loss', heading('outcome.double-loss')],
    ['unplayed', form.unplayed],
    ['annulled-first', form.annulled(first)],
    ['annulled-second', form.annulled(second)],
    ['conceded-first', form.conceded(first)],
    ['conceded-second', form.conceded(second)],
  ]
  if (ending === 'won' || ending === 'forfeit') return <SidedGameFields {...props} />
  const { games } = draft
  const game = (index: 0 | 1) => (
    <ChoiceField
      name={form.game(index + 1)}
      testId={`game-${index + 1}`}
      value={games[index]}
      choices={choices}
      isDisabled={ending !== 'games'}
      onChange={(one) => change({ games: index === 0 ? [one, games[1]] : [games[0], one] })}
      {...(index === 0 ? { id: scoreField(table) } : {})}
    />
  )
  return (
    <>
      {game(0)}
      {game(1)}
    </>
  )
}
