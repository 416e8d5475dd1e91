import type { Refusal } from '@topcut/engine'
import { refusalSentence } from '@topcut/protocol/words'
import { RuledText } from '../../../ui/ruled-text.tsx'
import { useLanguage } from '../../../words/use-words.ts'

/** Why there cannot be such an event; the words of all refusals are loaded when there is one. */
export const RefusalSays = ({ refusal }: { readonly refusal: Refusal }) => (
  <RuledText>{refusalSentence(useLanguage(), refusal)}</RuledText>
)
