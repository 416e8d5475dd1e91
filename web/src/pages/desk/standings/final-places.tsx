import type { Place } from '@topcut/engine'
import { useLeading } from '../../../leader/leading.ts'
import { MembersLine } from '../../../parts/pairings/members-line.tsx'
import { Pill } from '../../../ui/note.tsx'
import { Table } from '../../../ui/table.tsx'
import { deskWords } from '../../../words/desk.ts'
import { useWords } from '../../../words/use-words.ts'

/** Everybody's place when all is played. */
export const FinalPlaces = ({ places }: { readonly places: readonly Place[] }) => {
  const { names } = useLeading()
  const { heading, label } = useWords(deskWords)
  return (
    <Table className="places">
      <thead>
        <tr>
          <th className="num">{heading('place')}</th>
          <th>{heading('player')}</th>
        </tr>
      </thead>
      <tbody>
        {places.map(({ place, player }, index) => (
          <tr key={player} data-testid={`final-${place ?? `out-${index}`}`}>
            <td className="num t">{place ?? '–'}</td>
            <th scope="row">
              {names.player(player)}
              {index === 0 && <Pill tone="good">{heading('champion')}</Pill>}
              {place === null && <Pill>{label('status.disqualified')}</Pill>}
              <MembersLine of={names.members?.(player)} />
            </th>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
