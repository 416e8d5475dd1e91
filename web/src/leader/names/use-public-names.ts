import type { Naming } from '@topcut/engine'
import { useMemo } from 'react'
import { useLeading } from '../leading.ts'
import { type PublicNames, publicNamesFor } from './public-names.ts'

/** For whatever is shown to more than the leaders. */
export const usePublicNames = (naming: Naming = 'asked'): PublicNames => {
  const { state, people, names } = useLeading()
  return useMemo(() => publicNamesFor(state, people, names, naming), [state, people, names, naming])
}
