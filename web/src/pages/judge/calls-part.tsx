import { instant, mattersView } from '@topcut/engine'
import { useMemo } from 'react'
import { useLeading } from '../../leader/leading.ts'
import { OpenCalls } from '../../leader/matters/open-calls.tsx'
import { OpenCases } from '../../leader/matters/open-cases.tsx'
import { useServerTime } from '../../state/use-server-time.ts'
import { deskWords } from '../../words/desk.ts'
import { judgeWords } from '../../words/judge.ts'
import { useWords } from '../../words/use-words.ts'
import '../../leader/matters/matters.css'

/** Who waits for a judge, the longest first, and what runs against a clock. */
export const CallsPart = () => {
  const { state } = useLeading()
  const { page } = useWords(deskWords)
  const judge = useWords(judgeWords)
  const now = useServerTime(state.calls.size + state.cases.size > 0)
  const { calls, cases } = useMemo(() => mattersView(state, instant(now)), [state, now])
  return (
    <>
      <h2>{page.people.calls}</h2>
      {calls.length === 0 && <p className="empty">{judge.noCalls}</p>}
      <ul className="judge-calls">
        <OpenCalls calls={calls} />
      </ul>
      {cases.length > 0 && (
        <>
          <h2>{page.people.cases}</h2>
          <ul className="judge-calls">
            <OpenCases cases={cases} now={now} />
          </ul>
        </>
      )}
    </>
  )
}
