import { Fragment } from 'react'
import './members-line.css'

/** Who plays as this team, below its name; nothing where everybody plays alone. */
export const MembersLine = ({ of = [] }: { readonly of?: readonly string[] | undefined }) =>
  of.length === 0 ? null : (
    <small className="members" translate="no" data-testid="members">
      {of.map((name, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the places of a team stay where they are
        <Fragment key={index}>
          {index > 0 && ' '}
          <span>
            {name}
            {index < of.length - 1 && '\u00a0/'}
          </span>
        </Fragment>
      ))}
    </small>
  )
