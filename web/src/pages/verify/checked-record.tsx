import {
  type Intervention,
  interventionsIn,
  openLog,
  type PublicRecord,
  regulationOf,
  shortCode,
} from '@topcut/engine'
import { namesInRecord } from '@topcut/protocol/words'
import { useEffect, useMemo } from 'react'
import { pathOfEvent } from '../../route/route-of.ts'
import { useStateOf } from '../../state/use-state-of.ts'
import { Note } from '../../ui/note.tsx'
import { ownTerms } from '../../words/own-terms.ts'
import { useOwnTerms } from '../../words/use-own-terms.ts'
import { useLanguage, useWords } from '../../words/use-words.ts'
import { verifyWords } from '../../words/verify.ts'
import { CodeCard } from './code-card.tsx'
import { HowCard } from './how-card.tsx'
import { outlineOf } from './outline.ts'
import { beginning, doneOf } from './progress.ts'
import { ResultCard } from './result-card.tsx'
import { roundLabel } from './round-label.ts'
import type { Source } from './source.ts'
import { StepsList } from './steps-list.tsx'
import { useCheck } from './use-check.ts'
import { useIsPhone } from './use-is-phone.ts'
import type { Held } from './use-server-record.ts'
import { useSteps } from './use-steps.tsx'
import { VerifyBand } from './verify-band.tsx'
import { WhatNext } from './what-next.tsx'

/** A file that somebody made up may break this as well: then nothing is listed before the verdict. */
const decisionsIn = (record: PublicRecord): readonly Intervention[] => {
  try {
    return interventionsIn(openLog(record))
  } catch {
    return []
  }
}

const codeOf = ({ entries }: PublicRecord): string => {
  const head = entries.at(-1)?.hash ?? ''
  return /^[0-9a-f]{64}$/.test(head) ? shortCode(head) : ''
}

type Props = { readonly held: Held; readonly source: Source }

/** A record while it is being checked, and what came of it. */
export const CheckedRecord = ({ held, source }: Props) => {
  const { record } = held
  const words = useWords(verifyWords)
  const language = useLanguage()
  const isPhone = useIsPhone()
  const { progress, stop, begin } = useCheck(record)
  const outline = useMemo(() => outlineOf(record), [record])
  const decisions = useMemo(() => decisionsIn(record), [record])
  const nameOf = useMemo(() => namesInRecord(record), [record])
  useOwnTerms(regulationOf(outline.regulation)?.terms)
  const terms = useStateOf(ownTerms)
  useEffect(() => {
    document.title = `${words.shortTitle} – ${outline.name}`
  }, [words, outline])
  const now = progress ?? beginning
  const labelOf = (round: number) => roundLabel(language, round, now.rounds, terms)
  const steps = useSteps({ record, outline, progress: now, decisions, labelOf, isPhone })
  const isWorking = now.status === 'working' && progress !== null
  const share = doneOf(now, outline.rounds.length)
  const { verdict } = now
  const home = source.kind === 'server' ? pathOfEvent(source.event, 'public') : null
  const done = steps.filter(({ state }) => state === 'good' || state === 'wrong').length
  return (
    <>
      <VerifyBand
        name={outline.name}
        home={home}
        isPhone={isPhone}
        progress={isWorking ? { share, label: words.progress(done, steps.length) } : null}
      />
      <main className="verify">
        <div className="verify-main">
          {!isPhone && <h1>{words.title}</h1>}
          {(!isPhone || verdict === null) && (
            <p className="verify-lead">{isPhone ? words.shortLead : words.lead}</p>
          )}
          {source.kind === 'server' && source.isLost && <Note tone="warn">{words.load.keeps}</Note>}
          {progress === null && <Note tone="wrong">{words.file.faults.broken}</Note>}
          {!isPhone && isWorking && (
            <progress
              className="verify-progress"
              max={1}
              value={share}
              aria-label={words.progress(done, steps.length)}
            />
          )}
          {verdict !== null && (
            <ResultCard {...{ record, verdict, labelOf, nameOf }} took={now.took} at={now.at} />
          )}
          {progress !== null && <StepsList steps={steps} />}
          <WhatNext {...{ source, stop, begin, isPhone }} progress={now} />
        </div>
        <aside>
          {(!isPhone || verdict !== null) && (
            <CodeCard
              {...{ record, nameOf, isPhone }}
              name={outline.name}
              code={now.whole?.isSound === false ? null : codeOf(record)}
              isNext={verdict?.verified === true}
            />
          )}
          <HowCard held={held} isServed={source.kind === 'server'} />
        </aside>
      </main>
    </>
  )
}
