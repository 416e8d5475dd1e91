import type { ReactNode } from 'react'
import { Sign, type SignName } from '../../../ui/sign.tsx'

type Props = {
  readonly sign: SignName
  readonly name: string
  readonly about: ReactNode
  /** What can be done with it: verbs. */
  readonly children: ReactNode
  /** What is shown below it. */
  readonly more?: ReactNode
}

/** One way to share: what it is, one sentence, what to press. */
export const ShareRow = ({ sign, name, about, children, more }: Props) => (
  <li className={more === undefined ? 'share-row' : 'share-row open'}>
    <Sign name={sign} />
    <b>{name}</b>
    <span className="muted">{about}</span>
    <div className="share-do">{children}</div>
    {more}
  </li>
)
