import { measureShort, numberText } from '@topcut/protocol/words'
import { Fragment } from 'react'
import { MembersLine } from '../../../parts/pairings/members-line.tsx'
import type { CutLine } from '../../../parts/standings/cut-line.ts'
import { hallWords } from '../../../words/hall.ts'
import { useLanguage, useWords } from '../../../words/use-words.ts'
import type { PlaceLine } from './place-lines.ts'
import { useFitted } from './use-fitted.ts'
import { WallName } from './wall-columns.tsx'
import type { WallRoom } from './wall-room.ts'
import './wall-standings.css'

const Cut = ({ line, across }: { readonly line: CutLine; readonly across: number }) => {
  const words = useWords(hallWords)
  const { size, isEarly, decidedBy } = line
  const why = decidedBy === null ? '' : words.decidedBy(words.measures[decidedBy])
  return (
    <tr className="cut" data-testid="wall-cut">
      <td colSpan={across}>
        <span>
          {words.cutTo(size)} <i /> {isEarly ? words.cutNow : why}
        </span>
      </td>
    </tr>
  )
}

const Line = ({ line }: { readonly line: PlaceLine }) => {
  const words = useWords(hallWords)
  const language = useLanguage()
  const { place, name, members, status, points, measures, decidedBy } = line
  const isOut = status === 'dropped' || status === 'disqualified'
  return (
    <tr className={isOut ? 'out' : undefined}>
      <td>{place ?? '–'}</td>
      <th scope="row">
        <WallName>{name}</WallName>
        {isOut && <small>{words.left[status]}</small>}
        {!isOut && decidedBy !== null && <small>{words.measures[decidedBy]}</small>}
        <MembersLine of={members} />
      </th>
      {points !== null && <td className="points">{points}</td>}
      {measures.map((one) => (
        <td key={one.name} className={one.isDeciding ? 'decides' : undefined}>
          {numberText(language, one.shown)}
        </td>
      ))}
    </tr>
  )
}

type Props = { readonly lines: readonly PlaceLine[]; readonly room: WallRoom }

/** Places with the figures behind them, as large as all of them fit. */
export const WallStandings = ({ lines, room }: Props) => {
  const words = useWords(hallWords)
  const language = useLanguage()
  const place = useFitted(JSON.stringify(lines), room.columns, room.most)
  const [columns = 1] = room.columns
  const each = Math.ceil(lines.length / columns)
  const parts = Array.from({ length: columns }, (_, at) => lines.slice(at * each, (at + 1) * each))
  const [first] = lines
  const across = 2 + (first?.points == null ? 0 : 1) + (first?.measures.length ?? 0)
  return (
    <div ref={place} className="wall-fitted" data-testid="wall-columns">
      <div className="wall-tables-side">
        {parts.map((part) => (
          <table key={part[0]?.player ?? ''} className="wall-standings">
            {first?.points != null && (
              <thead>
                <tr>
                  <th aria-label={words.columns.place} />
                  <th>{words.columns.player}</th>
                  <th>{words.shortPoints}</th>
                  {first.measures.map(({ name }) => (
                    <th key={name}>{measureShort(language, name)}</th>
                  ))}
                </tr>
              </thead>
            )}
            <tbody>
              {part.map((line) => (
                <Fragment key={line.player}>
                  <Line line={line} />
                  {line.cut !== null && <Cut line={line.cut} across={across} />}
                </Fragment>
              ))}
            </tbody>
          </table>
        ))}
      </div>
    </div>
  )
}
