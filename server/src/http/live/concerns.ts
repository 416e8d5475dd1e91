import type { EventState, Fact, MatchId, PlayerId } from '@topcut/engine'

/** Facts that go on from an earlier entry, by whose number alone they name whom they are about. */
const byNumber = ['call', 'case', 'ruling', 'proposal', 'entry'] as const

/** For each player: whether facts may have changed what one sees about oneself. */
export const concernedBy = (
  facts: readonly Fact[],
  { matches }: EventState,
): ((player: PlayerId) => boolean) => {
  const each = facts.map((fact) => {
    const fields = fact as { readonly [field: string]: unknown }
    const players: readonly PlayerId[] = matches.get(fields['match'] as MatchId)?.players ?? []
    return {
      text: JSON.stringify(fact),
      players,
      // Rather once too often: who is told in vain only looks once more.
      isAnybodys: byNumber.some((field) => typeof fields[field] === 'number'),
    }
  })
  return (player) =>
    each.some(
      ({ text, players, isAnybodys }) =>
        isAnybodys || players.includes(player) || text.includes(JSON.stringify(player)),
    )
}
