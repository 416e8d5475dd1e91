import type { ReactNode } from 'react'
import { TopBand } from '../../ui/band/top-band.tsx'
import { Sign } from '../../ui/sign.tsx'
import { useWords } from '../../words/use-words.ts'
import { verifyWords } from '../../words/verify.ts'

type Props = {
  readonly name: string
  /** The public page of the event; null where the page was opened from a disk. */
  readonly home: string | null
  readonly isPhone: boolean
  /** How much is done, from 0 to 1; null where nothing is being done. */
  readonly progress: { readonly share: number; readonly label: string } | null
}

const Title = ({ name, home }: Pick<Props, 'name' | 'home'>): ReactNode =>
  home === null ? (
    <span className="event" translate="no">
      {name}
    </span>
  ) : (
    <a className="event" href={home} translate="no">
      {name}
    </a>
  )

/** Ink above: which event, on a phone also the title, the way back and how far it is. */
export const VerifyBand = ({ name, home, isPhone, progress }: Props) => {
  const words = useWords(verifyWords)
  return (
    <div className="verify-band">
      <TopBand isAlone={home === null}>{name !== '' && <Title name={name} home={home} />}</TopBand>
      {isPhone && (
        <h1 className="on-band">
          {home !== null && (
            <a href={home} aria-label={words.toEvent}>
              <Sign name="left" />
            </a>
          )}
          {words.shortTitle}
        </h1>
      )}
      {isPhone && progress !== null && (
        <progress
          className="verify-progress"
          max={1}
          value={progress.share}
          aria-label={progress.label}
        />
      )}
    </div>
  )
}
