import { Suspense, useState } from 'react'
import { loadedLater } from '../../../route/loaded-later.ts'
import { pathOf } from '../../../route/route-of.ts'
import { request } from '../../../state/sending/request.ts'
import { useWho } from '../../../state/who.ts'
import { Button, buttonClass } from '../../../ui/button.tsx'
import { copyText } from '../../../ui/copy-text.ts'
import { shellWords } from '../../../words/shell.ts'
import { teamWords } from '../../../words/team.ts'
import { useWords } from '../../../words/use-words.ts'
import { BackBand } from '../phone-band.tsx'
import { usePhone } from '../phone-context.ts'
import './team.css'

const QrPicture = loadedLater(async () => (await import('../../../ui/qr/qr-picture.tsx')).QrPicture)

/** Which of the team holds this phone, the first where nobody said; null until it is known. */
const useOwnMember = (): number | null => {
  const { session } = usePhone()
  const known = useWho()
  if (typeof known === 'string') return null
  const own = known.grants.find((one) => one.event === session.event && one.player !== null)
  return own?.member ?? 1
}

type MateProps = { readonly member: number; readonly name: string }

/** The way in for the phone of another one of the team. */
const MatePhone = ({ member, name }: MateProps) => {
  const { session, me } = usePhone()
  const words = useWords(teamWords)
  const shell = useWords(shellWords)
  const [link, setLink] = useState<string | null>(null)
  const [trouble, setTrouble] = useState<string | null>(null)
  const [isCopied, setCopied] = useState(false)
  const make = async () => {
    const { player } = me.player
    const invited = { role: 'player', player, member }
    const path = `/api/events/${session.event}/grants`
    const reply = await request<{ readonly token: string }>('POST', path, invited)
    if (reply.kind === 'ok') {
      setLink(`${window.location.origin}${pathOf({ page: 'sign-in' })}#${reply.body.token}`)
    }
    setTrouble(
      reply.kind === 'ok' ? null : reply.kind === 'problem' ? reply.detail : shell.unreachable,
    )
  }
  return (
    <section className="mate-phone">
      <h2 translate="no">{words.linkTitle(name)}</h2>
      <p className="muted">{words.link}</p>
      {link === null ? (
        <Button size="big" data-testid="mate-link" onClick={() => void make()}>
          {words.make}
        </Button>
      ) : (
        <>
          <Suspense>
            <QrPicture text={link} name={words.linkTitle(name)} />
          </Suspense>
          <p className="faint" translate="no" data-testid="mate-address">
            {link}
          </p>
          {typeof navigator.share === 'function' ? (
            <Button size="big" onClick={() => void navigator.share({ url: link }).catch(() => {})}>
              {words.share}
            </Button>
          ) : (
            <Button
              size="big"
              onClick={async ({ currentTarget }) => setCopied(await copyText(link, currentTarget))}
            >
              {isCopied ? words.copied : words.copy}
            </Button>
          )}
        </>
      )}
      {trouble !== null && (
        <p className="wrong" role="alert">
          {trouble}
        </p>
      )}
    </section>
  )
}

/** Who plays as this team, and the phones of the others. */
export const TeamPage = () => {
  const { me, event } = usePhone()
  const words = useWords(teamWords)
  const own = useOwnMember()
  const members = me.person?.members ?? []
  const size = Math.max(event?.team?.value ?? 0, members.length)
  const all = Array.from({ length: size }, (_, index) => index + 1)
  // Nobody is offered a way in for the own phone: what it made would be gone once that is known.
  const others = own === null ? [] : all.filter((one) => one !== own)
  const isBefore = event?.status === 'to-come' && me.waitingPlace === null
  return (
    <>
      <BackBand title={words.page} />
      <main className="phone-page team-page">
        <p className="lead" role="status">
          {words.isIn(me.person?.name ?? me.player.name)}
        </p>
        <ul className="team-members" translate="no">
          {members.map((name, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the places of a team stay where they are
            <li key={index}>{name}</li>
          ))}
        </ul>
        {others.map((one) => (
          <MatePhone key={one} member={one} name={members[one - 1] ?? words.mateUnnamed} />
        ))}
        <a
          className={buttonClass({ tone: 'next', size: 'big' })}
          href={isBefore && me.list.status !== 'shown' ? '#list' : '#match'}
          data-testid="go-on"
        >
          {words.goOn}
        </a>
      </main>
    </>
  )
}
