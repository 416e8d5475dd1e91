import { MembersLine } from '../../../parts/pairings/members-line.tsx'
import { rulingText } from '../../../parts/pairings/ruling-text.ts'
import type { Seated } from '../../../parts/pairings/seated.ts'
import { hallWords } from '../../../words/hall.ts'
import { useWords } from '../../../words/use-words.ts'
import { WallColumns, WallName } from './wall-columns.tsx'
import type { WallRoom } from './wall-room.ts'

type Props = { readonly seated: readonly Seated[]; readonly room: WallRoom }

/** Everybody by name: the table, and whom they meet there. */
export const WallPairings = ({ seated, room }: Props) => {
  const words = useWords(hallWords)
  return (
    <WallColumns
      lines={seated}
      keyOf={({ player }) => player}
      textOf={({ name, members, table, opponent }) =>
        `${name} ${members} ${table} ${opponent?.name}`
      }
      columns={room.columns}
      most={room.most}
      line={({ table, name, members, opponent, ruling }) => (
        <>
          <b className="n">{table ?? '–'}</b>
          <span className="w">
            <WallName>{name}</WallName>
            <MembersLine of={members} />
            <small>
              {opponent === null ? words.bye : words.meets(opponent.name)}
              {ruling !== undefined && (
                <span data-testid="wall-ruling">, {rulingText(words, ruling)}</span>
              )}
            </small>
          </span>
        </>
      )}
    />
  )
}
