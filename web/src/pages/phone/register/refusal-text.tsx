import type { Refusal } from '@topcut/engine'
import { useLanguage } from '../../../words/use-words.ts'
import { toldToPlayer } from '../said/told-to-player.ts'

export const RefusalText = ({ refusal }: { readonly refusal: Refusal }) =>
  toldToPlayer(useLanguage(), refusal)
