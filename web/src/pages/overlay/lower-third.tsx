import type { PublicPlayer, PublicTable } from '@topcut/engine'
import type { ClockFace } from '../../parts/clock/clock-face.ts'
import { useClockText } from '../../parts/clock/clock-words.ts'
import { MembersLine } from '../../parts/pairings/members-line.tsx'
import { sideScores } from '../../parts/pairings/side-scores.ts'
import { hallWords } from '../../words/hall.ts'
import { timeText } from '../../words/time-text.ts'
import { useLanguage, useWords } from '../../words/use-words.ts'
import type { useCarried } from './carried.ts'

/** Longer names take two lines at a smaller size; nothing else moves. */
const longName = 22

type NameProps = { readonly of: PublicPlayer; readonly carries: string | undefined }

const Name = ({ of, carries = '' }: NameProps) => (
  <p className={of.name.length > longName ? 'air-name long' : 'air-name'} translate="no">
    {of.name}
    <MembersLine of={of.members} />
    {carries !== '' && <small data-testid="overlay-list">{carries}</small>}
  </p>
)

const Time = ({ face, table }: { readonly face: ClockFace; readonly table: number }) => {
  const { clock } = useWords(hallWords)
  const language = useLanguage()
  const text = useClockText(face)
  const more = face.extended.find((one) => one.table === table)
  const end = more?.end ?? face.end
  const until = end === null ? null : clock.until(timeText(language, end))
  const isWord = face.left === null || face.status === 'called'
  return (
    <>
      <p className={isWord ? 'time word' : 'time'} role="timer" data-testid="overlay-clock">
        {text}
      </p>
      <p>
        {face.status === 'paused' ? clock.paused : until}
        {more !== undefined && ` +${more.minutes}`}
      </p>
    </>
  )
}

type LowerThirdProps = {
  readonly match: PublicTable
  readonly face: ClockFace | null
  readonly carried: ReturnType<typeof useCarried>
}

/** One match: the two, what stands between them, its clock. */
export const LowerThird = ({ match, face, carried }: LowerThirdProps) => {
  const words = useWords(hallWords)
  const language = useLanguage()
  const scores = match.result === null ? null : sideScores(language, match.result)
  const [first, second] = match.players
  return (
    <div className="air-third">
      <Name of={first} carries={carried.get(first.player)} />
      <p className="air-score" data-testid="overlay-first">
        {scores?.[0]}
      </p>
      <div className="air-clock">
        {match.result !== null ? (
          <p className="ended">{words.endings[match.result.ending]}</p>
        ) : (
          face !== null && <Time face={face} table={match.table} />
        )}
      </div>
      <p className="air-score" data-testid="overlay-second">
        {scores?.[1]}
      </p>
      <Name of={second} carries={carried.get(second.player)} />
    </div>
  )
}
