import { rulesOf, type StandingRow } from '@topcut/engine'
import { useLeading } from '../../../leader/leading.ts'
import { RuleIds } from '../../../ui/rule-ids.tsx'
import { deskWords } from '../../../words/desk.ts'
import { useWords } from '../../../words/use-words.ts'
import { separation } from './decided-text.ts'

type Props = {
  readonly size: number
  /** The last one who is in. */
  readonly last: StandingRow
  readonly next: StandingRow | undefined
}

/** The line of the cut, in words: who is the last one in, and by how much. */
export const CutLine = ({ size, last, next }: Props) => {
  const { state, names } = useLeading()
  const words = useWords(deskWords)
  const { cut } = rulesOf(state.created).regulation
  const by = last.decidedBy
  return (
    <div data-testid="cut-line" data-here="">
      <b>{words.page.cutTo(size)}</b>
      <i aria-hidden="true" />
      {by !== null && next !== undefined && (
        <span>
          {words.page.afterwards.standings.isIn(
            names.player(last.player),
            separation(words, by, last, next, true),
          )}
        </span>
      )}
      <RuleIds rules={[(cut.tieBreakers ?? cut.seeding).rule]} />
    </div>
  )
}
