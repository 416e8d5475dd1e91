import { useLeading } from '../leading.ts'
import { usePublicNames } from './use-public-names.ts'

type NamedHow = { readonly full: number; readonly other: number }

/** How many leave the house by their full name, and how many shortened or by another one. */
export const useNamedHow = (): NamedHow => {
  const { state, names } = useLeading()
  const shown = usePublicNames()
  // What a team is called says nothing about its people: each of them is counted.
  const pairs = [...state.players.keys()].flatMap((id) => {
    const members = names.members?.(id) ?? []
    if (members.length === 0) return [[shown.player(id), names.player(id)] as const]
    return shown.members(id).map((name, index) => [name, members[index]] as const)
  })
  const full = pairs.filter(([told, own]) => told === own).length
  return { full, other: pairs.length - full }
}
