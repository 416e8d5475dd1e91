import type { Refusal } from '@topcut/engine'
import { RuledText } from '../../../ui/ruled-text.tsx'
import { useLanguage } from '../../../words/use-words.ts'
import { toldToPlayer } from '../said/told-to-player.ts'

/** Whoever registers has no name in the event yet: an id would help nobody. */
const nameless = '–'

export const RefusalText = ({ refusal }: { readonly refusal: Refusal }) => (
  <RuledText>
    {toldToPlayer(useLanguage(), refusal, { player: () => nameless }, nameless)}
  </RuledText>
)
