import type { Refusal } from '@topcut/engine'
import { RuledText } from '../../../ui/ruled-text.tsx'
import { useLanguage } from '../../../words/use-words.ts'
import { toldToPlayer } from '../said/told-to-player.ts'

export const RefusalText = ({ refusal }: { readonly refusal: Refusal }) => (
  <RuledText>{toldToPlayer(useLanguage(), refusal)}</RuledText>
)
