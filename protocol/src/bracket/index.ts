/** How a bracket is drawn, whoever draws it: a page, paper or a picture. */
export {
  type BracketColumn,
  type BracketToDraw,
  bracketColumns,
  columnNow,
  columnsNow,
  type DrawnGame,
  type Entrant,
} from './bracket-columns.ts'
export { drawnOrder } from './drawn-order.ts'
export { feederIn } from './feeders.ts'
