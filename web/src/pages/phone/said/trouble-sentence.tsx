import type { Trouble } from '../../../state/sending/outbox.ts'
import { RuledText } from '../../../ui/ruled-text.tsx'
import { useLanguage } from '../../../words/use-words.ts'
import { usePhone } from '../phone-context.ts'
import { phoneNames } from './phone-names.ts'
import { toldToPlayer } from './told-to-player.ts'

export const TroubleSentence = ({ trouble }: { readonly trouble: Trouble }) => {
  const { me } = usePhone()
  const chosen = useLanguage()
  return trouble.kind === 'problem' ? (
    trouble.detail
  ) : (
    <RuledText>{toldToPlayer(chosen, trouble.refusal, phoneNames(me), me.player.name)}</RuledText>
  )
}
