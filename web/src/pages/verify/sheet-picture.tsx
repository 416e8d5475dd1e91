import type { PlayerId, PublicRecord } from '@topcut/engine'
import { useWords } from '../../words/use-words.ts'
import { verifyWords } from '../../words/verify.ts'

type Line = { readonly place: number; readonly name: string; readonly points: string }

const bestThree = (
  { standings, places }: PublicRecord,
  nameOf: (player: PlayerId) => string,
): readonly Line[] => {
  const rows = Array.isArray(standings.rows) ? standings.rows : []
  const points = new Map(rows.map((row) => [row?.player, row?.tournamentPoints]))
  const best = Array.isArray(places) ? places : rows
  return best.slice(0, 3).flatMap((one) =>
    typeof one?.place !== 'number' || typeof one.player !== 'string'
      ? []
      : [
          {
            place: one.place,
            name: nameOf(one.player),
            points: `${points.get(one.player) ?? ''}`,
          },
        ],
  )
}

type Props = {
  readonly record: PublicRecord
  readonly name: string
  readonly code: string
  readonly nameOf: (player: PlayerId) => string
}

/** The sheet on the wall, so that everybody sees what to look for on it. */
export const SheetPicture = ({ record, name, code, nameOf }: Props) => {
  const words = useWords(verifyWords).code
  const { places, standings } = record
  const lines = bestThree(record, nameOf)
  const after = typeof standings.afterRound === 'number' ? standings.afterRound : 0
  return (
    <div className="verify-sheet" role="img" aria-label={words.sheet}>
      <b translate="no">{name}</b>
      {lines.length > 0 && <span>{places === null ? words.afterRound(after) : words.final}</span>}
      {lines.map((line) => (
        <span key={line.name} className="verify-sheet-row">
          <span translate="no">
            {line.place} {line.name}
          </span>
          <span>{line.points}</span>
        </span>
      ))}
      <span className="verify-sheet-code" translate="no">
        {code}
      </span>
    </div>
  )
}
