import { atSeat, type TableRow } from '@topcut/engine'
import type { DeskWords } from '../../words/desk.ts'

/** Which side this player has or may choose; null where the title has none or it is open. */
export const sideText = (
  { page, label }: DeskWords,
  row: TableRow,
  index: number,
): string | null => {
  const { result, side, players } = row
  const own = players[index]
  const played =
    result?.ending === 'won' || result?.ending === 'timeout' ? atSeat(players, result.light) : null
  const light = played ?? (side !== undefined && 'light' in side ? side.light : null)
  if (light !== null) return label(light === own ? 'side.light' : 'side.dark')
  return side !== undefined && 'chooser' in side && side.chooser === own ? page.form.chooses : null
}
