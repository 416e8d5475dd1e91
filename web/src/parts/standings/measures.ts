import type { Regulation } from '@topcut/engine'

/** The measures a document has beside the points: what it does not know is not shown. */
export const measuresOf = ({ standings, bye }: Regulation) => ({
  hasMargin: bye.marginOfVictory !== null,
  hasExtended: standings.extended !== null,
})

export type Measures = ReturnType<typeof measuresOf>
