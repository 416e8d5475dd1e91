import type { ReactNode } from 'react'
import { Link } from '../../route/link.tsx'
import { pathOf } from '../../route/route-of.ts'
import { buttonClass } from '../../ui/button.tsx'
import { Sign } from '../../ui/sign.tsx'
import { startWords } from '../../words/start.ts'
import { useWords } from '../../words/use-words.ts'

type Props = {
  readonly isSignedIn: boolean
  /** The form of the first event, or what is on here. */
  readonly children: ReactNode
  /** What else can be done, below what this is for. */
  readonly besides?: ReactNode
}

/** Nothing here yet: what it is for, and the ways to begin. */
export const FirstVisit = ({ isSignedIn, children, besides }: Props) => {
  const { first } = useWords(startWords).home
  return (
    <div className="first-visit">
      <div className="first-says">
        <h1 id="events" tabIndex={-1}>
          {first.heading}
        </h1>
        <p className="first-lead">{first.lead}</p>
        {!isSignedIn && (
          <p className="first-way">
            <span>
              <b>{first.organizer}</b>
              <span className="muted">{first.signInNote}</span>
            </span>
            <Link
              className={buttonClass({ tone: 'next' })}
              href={pathOf({ page: 'sign-in' })}
              data-testid="to-sign-in"
            >
              {first.signIn} <Sign name="right" />
            </Link>
          </p>
        )}
      </div>
      <div className="first-form">{children}</div>
      {besides !== undefined && <div className="first-besides">{besides}</div>}
    </div>
  )
}
