import type { Refusal } from '@topcut/engine'
import { useStateOf } from '../../state/use-state-of.ts'
import { language } from '../../words/language.ts'
import { toldToPlayer } from '../phone/said/told-to-player.ts'

export const RefusalText = ({ refusal }: { readonly refusal: Refusal }) =>
  toldToPlayer(useStateOf(language), refusal)
