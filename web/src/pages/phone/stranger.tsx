import type { EventId, PublicEvent } from '@topcut/engine'
import { Link } from '../../route/link.tsx'
import { pathOfEvent } from '../../route/route-of.ts'
import { buttonClass } from '../../ui/button.tsx'
import { phoneWords } from '../../words/phone.ts'
import { phonePagesWords } from '../../words/phone-pages.ts'
import { useWords } from '../../words/use-words.ts'

type Props = {
  readonly event: EventId
  /** Null while it is not known how far the event is. */
  readonly status: PublicEvent['status'] | null
}

/** Nobody who plays here: what there is to do about it, and what everybody may see. */
export const Stranger = ({ event, status }: Props) => {
  const words = useWords(phoneWords)
  const pages = useWords(phonePagesWords)
  return (
    <>
      <h1>{pages.stranger}</h1>
      <p>{pages.strangerNote}</p>
      {status !== 'finished' && (
        <Link
          className={buttonClass({ size: 'big' })}
          href={pathOfEvent(event, 'register')}
          data-testid="to-register"
        >
          {pages.toRegister}
        </Link>
      )}
      <Link
        className={buttonClass({ size: 'big' })}
        href={pathOfEvent(event, 'public')}
        data-testid="to-public"
      >
        {words.publicPage}
      </Link>
    </>
  )
}
