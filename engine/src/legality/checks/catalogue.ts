import { barredMarks } from './barred-marks.ts'
import type { Check } from './check.ts'
import { damageDeck } from './damage-deck.ts'
import { excludedShows } from './excluded-shows.ts'
import { listContents } from './list-contents.ts'
import { locked } from './locked.ts'
import { obstacles } from './obstacles.ts'
import { pointCap } from './point-cap.ts'
import { proxies } from './proxies.ts'
import { release } from './release.ts'
import { shipFactions } from './ship-factions.ts'
import { squadFaction } from './squad-faction.ts'
import { total } from './total.ts'
import { upgradeFactions } from './upgrade-factions.ts'

/** The order in which findings are listed. */
export const checkNames = [
  'list-contents',
  'point-cap',
  'total',
  'squad-faction',
  'ship-factions',
  'upgrade-factions',
  'obstacles',
  'damage-deck',
  'barred-marks',
  'proxies',
  'release',
  'excluded-shows',
  'locked',
] as const
export type CheckName = (typeof checkNames)[number]

/** One line per check; a name without its check does not compile. */
export const checks: { readonly [N in CheckName]: Check } = {
  'list-contents': listContents,
  'point-cap': pointCap,
  total,
  'squad-faction': squadFaction,
  'ship-factions': shipFactions,
  'upgrade-factions': upgradeFactions,
  obstacles,
  'damage-deck': damageDeck,
  'barred-marks': barredMarks,
  proxies,
  release,
  'excluded-shows': excludedShows,
  locked,
}
