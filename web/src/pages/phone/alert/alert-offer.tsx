import { useStateOf } from '../../../state/use-state-of.ts'
import { Button } from '../../../ui/button.tsx'
import { Sign } from '../../../ui/sign.tsx'
import { phonePagesWords } from '../../../words/phone-pages.ts'
import { useWords } from '../../../words/use-words.ts'
import { tellMe } from './tell-me.ts'
import { turnOn } from './turn-on.ts'

/** Offered while somebody waits for a table: before that nobody knows what it is good for. */
export const AlertOffer = () => {
  const words = useWords(phonePagesWords)
  if (useStateOf(tellMe)) return null
  return (
    <section className="alert-offer">
      <Button size="line" data-testid="offer-alert" onClick={turnOn}>
        <Sign name="phone" /> {words.offerAlert}
      </Button>
      <p className="muted">{words.tellMeNote}</p>
    </section>
  )
}
