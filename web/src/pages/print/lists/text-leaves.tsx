import type { ListOf } from '@topcut/engine'
import { Leaves } from '../leaf/leaves.tsx'
import { usePaper } from '../paper-context.ts'
import { ListHead } from './list-head.tsx'
import type { ListOwner } from './list-owner.ts'
import { ListSigns } from './list-signs.tsx'

type Props = { readonly list: ListOf<'text'>; readonly owner: ListOwner }

/** A list in words of one's own. */
export const TextLeaves = ({ list, owner }: Props) => {
  const { words } = usePaper()
  const { heading } = words
  const lines = list.text.split('\n')
  return (
    <Leaves title={heading('lists')} count={lines.length + 2}>
      {(shown) =>
        shown.map((at) => {
          if (at === 0) {
            return <ListHead key="head" fields={[[heading('player'), owner?.name ?? '']]} />
          }
          if (at > lines.length) return <ListSigns key="signs" rule={null} />
          return (
            <p key={at} className="list-text" data-block translate="no">
              {lines[at - 1]}
            </p>
          )
        })
      }
    </Leaves>
  )
}
