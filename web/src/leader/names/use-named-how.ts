import { useLeading } from '../leading.ts'
import { usePublicNames } from './use-public-names.ts'

type NamedHow = { readonly full: number; readonly other: number }

/** How many leave the house by their full name, and how many shortened or by another one. */
export const useNamedHow = (): NamedHow => {
  const { state, names } = useLeading()
  const shown = usePublicNames()
  const ids = [...state.players.keys()]
  const full = ids.filter((id) => shown.player(id) === names.player(id)).length
  return { full, other: ids.length - full }
}
