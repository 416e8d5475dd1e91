import type { PlayerId, PublicRecord, RecordProblem, Verdict } from '@topcut/engine'
import { recordProblemSentence } from '@topcut/protocol/words'
import { Sign } from '../../ui/sign.tsx'
import { momentText } from '../../words/moment-text.ts'
import { useLanguage, useWords } from '../../words/use-words.ts'
import { verifyWords } from '../../words/verify.ts'
import { DifferenceTable } from './difference-table.tsx'
import { secondsText } from './figures.ts'

/** As many sentences as somebody reads; a record that is wrong from end to end has a thousand. */
const most = 10

/** Who would meet somebody else stands in a table below, where it is known. */
const shown = (problem: RecordProblem): RecordProblem =>
  problem.code === 'round-differs' && problem.drawn.length > 0
    ? { ...problem, players: [] }
    : problem

/** By rules that nobody knows, nothing is drawn or counted. */
const isRestChecked = ({ problems }: Verdict): boolean =>
  problems.every(({ code }) => code !== 'unknown-regulation')

type Props = {
  readonly record: PublicRecord
  readonly verdict: Verdict
  readonly took: number
  readonly at: number
  readonly labelOf: (round: number) => string
  readonly nameOf: (player: PlayerId) => string
}

/** The answer: everything agrees, or what does not. */
export const ResultCard = ({ record, verdict, took, at, labelOf, nameOf }: Props) => {
  const words = useWords(verifyWords).result
  const language = useLanguage()
  // A round that was drawn twice can be wrong twice in the same words.
  const [first, ...others] = new Set(
    verdict.problems.map((problem) => recordProblemSentence(language, shown(problem), nameOf)),
  )
  // A tenth at least: «less than» has no place in a sentence.
  const here = words.here(secondsText(language, Math.max(took, 100)), momentText(language, at))
  if (first === undefined) {
    return (
      <section
        className="verify-result good"
        role="status"
        data-testid="verdict"
        data-verified="yes"
      >
        <Sign name="check" />
        <div>
          <b>{words.agrees}</b>
          <p>{here}</p>
        </div>
      </section>
    )
  }
  return (
    <>
      <section
        className="verify-result wrong"
        role="status"
        data-testid="verdict"
        data-verified="no"
      >
        <Sign name="differ" />
        <div>
          <b>{first}</b>
          {others.slice(0, most).map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
          {others.length > most && <p>{words.more(others.length - most)}</p>}
          <p>{isRestChecked(verdict) ? `${words.restChecked} ${here}` : here}</p>
        </div>
      </section>
      {verdict.problems
        .slice(0, most)
        .map((problem) =>
          problem.code !== 'round-differs' ? null : (
            <DifferenceTable
              key={`${problem.entry} ${problem.how}`}
              record={record}
              problem={problem}
              label={labelOf(problem.round ?? 0)}
              isByHand={verdict.overrides.some(({ round }) => round === problem.round)}
              nameOf={nameOf}
            />
          ),
        )}
    </>
  )
}
