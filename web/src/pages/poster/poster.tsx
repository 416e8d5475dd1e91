import type { EventId, PublicEvent } from '@topcut/engine'
import { shortCodeOf, shortPath } from '@topcut/protocol/short-address'
import { dayText } from '@topcut/protocol/words'
import { withoutScheme } from '../../leader/hall-address.ts'
import { AboutList } from '../../parts/about/about-list.tsx'
import { Logo } from '../../parts/about/logo.tsx'
import { qrCode } from '../../ui/qr/qr-code.ts'
import { QrPicture } from '../../ui/qr/qr-picture.tsx'
import { deskWords } from '../../words/desk.ts'
import { posterWords } from '../../words/poster.ts'
import { useWords } from '../../words/use-words.ts'
import { wifiText } from './wifi-text.ts'

type Props = {
  readonly name: string
  readonly id: EventId
  /** When and where it is; null until that is known. */
  readonly event: PublicEvent | null
  readonly logo: string | null
  /** Null where nobody registers by code. */
  readonly code: string | null
  /** Null where browsers trust the certificate, or there is none. */
  readonly fingerprint: string | null
  readonly address: string
  readonly network: string
  readonly password: string
}

const Code = ({ text, name }: { readonly text: string; readonly name: string }) => {
  const { tooLong } = useWords(posterWords)
  if (qrCode(text) === null) return <p className="too-long">{tooLong}</p>
  return <QrPicture text={text} name={name} />
}

/** In rows of eight, as browsers show it: nobody compares 64 signs in one line. */
const Fingerprint = ({ of }: { readonly of: string }) => {
  const words = useWords(posterWords)
  const rows = of.match(/.{1,24}/g) ?? []
  return (
    <section className="fingerprint">
      <div>
        <h3>{words.warned}</h3>
        <p className="small-print">{words.compare}</p>
      </div>
      <p className="signs" translate="no" data-testid="poster-fingerprint">
        <span className="vh">{words.fingerprint}: </span>
        {rows.map((row) => (
          <span key={row}>{row.replace(/:$/, '')} </span>
        ))}
      </p>
    </section>
  )
}

/** When and where, in one line: the poster hangs in shops weeks before. */
const PosterWhen = ({ event: { date, about } }: { readonly event: PublicEvent }) => {
  const { language } = useWords(deskWords)
  const days = about.until === undefined ? [date] : [date, about.until]
  const when = days.map((one) => dayText(language, one)).join(' – ')
  const parts = [when, about.start, about.venue, about.address, about.fee]
  return (
    <p data-testid="poster-when" translate="no">
      {parts.filter((part) => part !== undefined).join(' · ')}
    </p>
  )
}

/** Below everything that has to be found at once: it can be long. */
const PosterMore = ({ about: { prizes, description } }: Pick<PublicEvent, 'about'>) => (
  <AboutList
    className="poster-about"
    about={{
      ...(prizes === undefined ? {} : { prizes }),
      ...(description === undefined ? {} : { description }),
    }}
  />
)

/** One sheet for the door: Wi-Fi, page, code, and where to watch. */
export const Poster = (props: Props) => {
  const { name, id, event, logo, code, fingerprint, address, network, password } = props
  const words = useWords(posterWords)
  const join = `${address}${shortPath(code ?? '')}`
  const watch = `${address}${shortPath(shortCodeOf(id))}`
  return (
    <article className="poster" data-testid="poster" aria-label={words.joinIn}>
      <header>
        <Logo of={logo} />
        <h2 translate="no">{name}</h2>
        {event !== null && <PosterWhen event={event} />}
        <p>{words.joinIn}</p>
      </header>
      <ol>
        {network !== '' && (
          <li>
            <div>
              <h3>{words.joinWifi}</h3>
              <dl>
                <dt>{words.network}</dt>
                <dd translate="no">{network}</dd>
                {password !== '' && (
                  <>
                    <dt>{words.password}</dt>
                    <dd translate="no">{password}</dd>
                  </>
                )}
              </dl>
            </div>
            <Code text={wifiText(network, password)} name={words.wifiCode} />
          </li>
        )}
        {code !== null && (
          <>
            <li>
              <div>
                <h3>{words.openPage}</h3>
                <p className="address" translate="no" data-testid="poster-join">
                  {withoutScheme(join)}
                </p>
              </div>
              <Code text={join} name={words.pageCode} />
            </li>
            <li>
              <div>
                <h3>{words.typeCode}</h3>
                <p className="join-code" translate="no" data-testid="poster-code">
                  <span className="vh">{words.code}: </span>
                  {code}
                </p>
              </div>
            </li>
          </>
        )}
      </ol>
      <footer>
        <div>
          <h3>{words.watch}</h3>
          <p className="address" translate="no">
            {withoutScheme(watch)}
          </p>
          <p className="small-print">{words.sameNetwork}</p>
        </div>
        <Code text={watch} name={words.watchCode} />
      </footer>
      {event !== null && <PosterMore about={event.about} />}
      {fingerprint !== null && <Fingerprint of={fingerprint} />}
    </article>
  )
}
