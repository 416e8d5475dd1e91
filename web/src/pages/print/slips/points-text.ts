import type { Readings, Regulation } from '@topcut/engine'
import type { DeskWords } from '../../../words/desk.ts'

type Scoring = Regulation['scoring']['swiss']

/** What an outcome earns, in one line: `win 5, modified win (below 12) 3, draw 1, loss 0`. */
export const pointsText = (
  { label }: Pick<DeskWords, 'label'>,
  scoring: Scoring,
  readings: Readings,
): string => {
  switch (scoring.method) {
    case 'destroyed-points': {
      const { win, draw, loss, ...modified } = scoring.tournamentPoints.value
      const below = scoring.modifiedWinBelow
      return [
        `${label('outcome.win')} ${win}`,
        ...(below === null
          ? []
          : [
              `${label('outcome.modified-win')} (${label('ending.time')}, < ${below.value}) ${modified['modified-win']}`,
            ]),
        ...(scoring.equalInSwiss.value === 'draw' ? [`${label('outcome.draw')} ${draw}`] : []),
        `${label('outcome.loss')} ${loss}`,
      ].join(', ')
    }
    case 'victory-points': {
      const { win, loss } = scoring.tournamentPoints.value
      return `${label('outcome.win')} ${win}, ${label('outcome.loss')} ${loss}`
    }
    case 'two-games': {
      const { gamePoints } = scoring
      const { win, draw, loss } =
        'value' in gamePoints ? gamePoints.value : gamePoints[readings.teamGamePoints].value
      return `${label('thing.game')}: ${label('outcome.win')} ${win}, ${label('outcome.draw')} ${draw}, ${label('outcome.loss')} ${loss}`
    }
    case 'sided-game':
      return ''
  }
}
