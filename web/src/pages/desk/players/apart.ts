import {
  type EventState,
  type PlayerId,
  type PlayerState,
  type RuleId,
  rulesOf,
  type Wish,
} from '@topcut/engine'

/** The rule by which players may ask not to meet in round 1; null where nobody asks any more. */
export const wishRule = ({ created, rounds }: EventState): RuleId | null => {
  const honoured = rulesOf(created).regulation.pairing.avoidInFirstRound
  const isHonoured = honoured?.value.includes(created.tier) === true && rounds.length === 0
  return isHonoured ? honoured.rule : null
}

/** What has to be asked for so that nobody of a group meets another of it; nothing if all is. */
export const wishesApart = (
  players: ReadonlyMap<PlayerId, PlayerState>,
  groups: readonly (readonly PlayerId[])[],
): readonly Wish[] => {
  const asked = new Map<PlayerId, ReadonlySet<PlayerId>>()
  for (const group of groups) {
    for (const player of group) {
      const others = group.filter((one) => one !== player)
      const before = asked.get(player) ?? players.get(player)?.avoid ?? []
      asked.set(player, new Set([...before, ...others]))
    }
  }
  return [...asked]
    .filter(([player, avoid]) => avoid.size > (players.get(player)?.avoid.length ?? 0))
    .map(([player, avoid]) => ({ player, avoid: [...avoid] }))
}
