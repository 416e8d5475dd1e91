import { useLongList } from '../../../ui/long-list.ts'
import { Table } from '../../../ui/table.tsx'
import { deskWords } from '../../../words/desk.ts'
import { useWords } from '../../../words/use-words.ts'
import type { TypedPerson } from './persons-typed.ts'

type Props = { readonly typed: readonly TypedPerson[]; readonly shared: readonly string[] }

/** How a pasted list was understood, before anybody is registered by it. */
export const TypedPreview = ({ typed, shared }: Props) => {
  const { page, heading } = useWords(deskWords)
  const { there } = useLongList(typed)
  const has = (part: (one: TypedPerson) => string | boolean) => typed.some((one) => part(one))
  const shown = {
    club: has(({ club }) => club),
    nickname: has(({ nickname }) => nickname),
    contact: has(({ contact }) => contact),
    group: has(({ group }) => group),
    members: has(({ members }) => members.length > 0),
    bye: has(({ hasBye }) => hasBye),
  }
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reached by keys
    <section className="scroll typed-preview" aria-label={page.people.preview} tabIndex={0}>
      <Table data-testid="preview">
        <thead>
          <tr>
            <th className="num">#</th>
            <th>{page.people.personName}</th>
            {shown.members && <th>{page.people.members}</th>}
            {shown.club && <th>{page.people.club}</th>}
            {shown.nickname && <th>{page.people.nickname}</th>}
            {shown.contact && <th>{page.people.contact}</th>}
            {shown.group && <th>{page.people.group}</th>}
            {shown.bye && <th>{heading('earned-bye')}</th>}
          </tr>
        </thead>
        <tbody translate="no">
          {there.map((one, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two people may share every word of a line
            <tr key={index}>
              <td className="num faint">{index + 1}</td>
              <td className={shared.includes(one.name) ? 'warn' : undefined}>{one.name}</td>
              {shown.members && <td>{one.members.join(' / ')}</td>}
              {shown.club && <td>{one.club}</td>}
              {shown.nickname && <td>{one.nickname}</td>}
              {shown.contact && <td>{one.contact}</td>}
              {shown.group && <td>{one.group}</td>}
              {shown.bye && <td translate="yes">{one.hasBye ? page.people.yes : ''}</td>}
            </tr>
          ))}
        </tbody>
      </Table>
    </section>
  )
}
