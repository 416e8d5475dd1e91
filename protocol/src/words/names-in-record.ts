import type { PlayerId, PublicRecord } from '@topcut/engine'

/** How players of a public record are called: as it names them, else by their number. */
export const namesInRecord = ({
  names,
  entries,
}: Pick<PublicRecord, 'names' | 'entries'>): ((player: PlayerId) => string) => {
  const numbers = new Map(
    entries.flatMap(({ fact: { player, number } }) =>
      typeof number === 'number' ? [[player, number] as const] : [],
    ),
  )
  return (player) => {
    // A record that somebody made up may have anything in the place of a player.
    if (typeof player !== 'string') return '?'
    const name = names?.[player]
    if (typeof name === 'string' && name !== '') return name
    const number = numbers.get(player)
    return typeof number === 'number' ? `#${number}` : player
  }
}
