import { aboutLine, type Reading } from '../../reading.ts'
import type { SquadIndex } from '../squad-index.ts'
import { lookUp } from './look-up.ts'
import type { Draft, ShipMention } from './mention.ts'
import { settle } from './settle.ts'

const mayBeTitle = ({ names }: SquadIndex, { pilot, ship, upgrades }: ShipMention): boolean =>
  pilot.points !== null &&
  ship === null &&
  upgrades.length === 0 &&
  lookUp(names.pilots, pilot).cards.length === 0

/** Nobody knows the first name, and the ships below it come to its points: it is the squad's. */
const settledBelowTitle = (index: SquadIndex, draft: Draft): Reading | null => {
  const [title, ...ships] = draft.ships
  if (title === undefined || ships.length === 0 || !mayBeTitle(index, title)) return null
  const { text, line, points } = title.pilot
  const about = [aboutLine(text, line), ...draft.about]
  const reading = settle(index, { ...draft, ships, about, declared: draft.declared ?? points })
  return reading?.list.kind === 'squad' && reading.list.total === points ? reading : null
}

/** Looks the cards of a text up that people wrote: a file names its squad apart from its ships. */
export const settleText = (index: SquadIndex, draft: Draft): Reading | null =>
  settledBelowTitle(index, draft) ?? settle(index, draft)
