/**
 * What other tools call the titles, letters and digits alone: `Star Wars: X-Wing`, `x-wing` and
 * `X Wing Miniatures` are one.
 */
export const xWingElsewhere: readonly string[] = ['xwing']
export const imperialAssaultElsewhere: readonly string[] = ['imperialassault']
export const cardGameElsewhere: readonly string[] = [
  'starwarslcg',
  'starwarsthecardgame',
  'starwarscardgame',
  'lcgstarwars',
  'swlcg',
]
