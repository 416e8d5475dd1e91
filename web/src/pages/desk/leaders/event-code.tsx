import type { EventId } from '@topcut/engine'
import { shortPath } from '@topcut/protocol/short-address'
import { useEffect, useState } from 'react'
import { withoutScheme } from '../../../leader/hall-address.ts'
import { useLeading } from '../../../leader/leading.ts'
import { TroubleNote } from '../../../leader/trouble-note.tsx'
import { Link } from '../../../route/link.tsx'
import { pathOfEvent } from '../../../route/route-of.ts'
import type { Trouble } from '../../../state/sending/outbox.ts'
import { type Reply, request } from '../../../state/sending/request.ts'
import { Button, buttonClass } from '../../../ui/button.tsx'
import { CopyButton } from '../../../ui/copy-button.tsx'
import { deskWords } from '../../../words/desk.ts'
import { posterWords } from '../../../words/poster.ts'
import { shareWords } from '../../../words/share.ts'
import { useWords } from '../../../words/use-words.ts'
import { useSharedAddress } from '../share/shared-address.ts'
import { replyTrouble } from './reply-trouble.ts'

type CodeAnswer = { readonly code: string | null }
const codeOf = (event: EventId) => `/api/events/${event}/code`

/** The code that players register with themselves. */
export const EventCode = () => {
  const { workplace } = useLeading()
  const words = useWords(deskWords)
  const { page } = words
  const { title } = useWords(posterWords)
  const [code, setCode] = useState<string | null>(null)
  const [trouble, setTrouble] = useState<Trouble | null>(null)
  const { event } = workplace
  const { copyLink } = useWords(shareWords)
  const link = `${useSharedAddress()}${shortPath(code ?? '')}`
  useEffect(() => {
    let isHere = true
    void request<CodeAnswer>('GET', codeOf(event)).then((reply) => {
      if (isHere && reply.kind === 'ok') setCode(reply.body.code)
    })
    return () => {
      isHere = false
    }
  }, [event])
  const take = (reply: Reply<CodeAnswer | null>) => {
    setTrouble(replyTrouble(words, reply))
    if (reply.kind === 'ok') setCode(reply.body?.code ?? null)
  }
  return (
    <section className="event-code">
      <h3>{page.people.codeTitle}</h3>
      <p className="muted">{code === null ? page.people.codeClosed : page.people.codeOpen}</p>
      {code !== null && (
        <p className="code" data-testid="event-code">
          {code}
        </p>
      )}
      {code !== null && (
        <p className="code-address">
          <b translate="no" data-testid="code-address">
            {withoutScheme(link)}
          </b>
          <CopyButton size="small" text={link} data-testid="copy-code-address">
            {copyLink}
          </CopyButton>
        </p>
      )}
      <div className="give-do">
        <Button
          size="small"
          data-testid="open-code"
          onClick={async () => take(await request<CodeAnswer>('POST', codeOf(event)))}
        >
          {code === null ? page.people.openCode : page.people.changeCode}
        </Button>
        {code !== null && (
          <Button
            size="small"
            data-testid="close-code"
            onClick={async () => take(await request<null>('DELETE', codeOf(event)))}
          >
            {page.people.closeCode}
          </Button>
        )}
        <Link
          className={buttonClass({ size: 'small' })}
          data-testid="poster-link"
          href={`${pathOfEvent(event)}/poster`}
        >
          {title}
        </Link>
      </div>
      {trouble !== null && <TroubleNote trouble={trouble} />}
    </section>
  )
}
