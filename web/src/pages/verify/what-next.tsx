import { Button } from '../../ui/button.tsx'
import { useWords } from '../../words/use-words.ts'
import { verifyWords } from '../../words/verify.ts'
import type { Progress } from './progress.ts'
import { saveFinding } from './save-finding.ts'
import type { Source } from './source.ts'

type Props = {
  readonly progress: Progress
  readonly source: Source
  readonly stop: () => void
  readonly begin: () => void
  readonly isPhone: boolean
}

/** What can be done now: stop, begin anew, and where something differs, what to do about it. */
export const WhatNext = ({ progress, source, stop, begin, isPhone }: Props) => {
  const words = useWords(verifyWords)
  const { status, verdict, at } = progress
  const size = isPhone ? 'line' : 'usual'
  const another = source.kind === 'file' && (
    <Button size={size} data-testid="another" onClick={source.another}>
      {words.file.another}
    </Button>
  )
  if (status === 'working') {
    return isPhone ? (
      <div className="verify-next">
        <Button size="line" data-testid="stop" onClick={stop}>
          {words.stop}
        </Button>
      </div>
    ) : null
  }
  if (verdict === null) {
    return (
      <div className="verify-next">
        <p role="status">{words.stopped}</p>
        <Button size={isPhone ? 'big' : 'usual'} tone="next" onClick={begin}>
          {words.goOn}
        </Button>
        {another}
      </div>
    )
  }
  const save = (
    <Button size={size} data-testid="save-finding" onClick={() => saveFinding(verdict, at)}>
      {words.result.save}
    </Button>
  )
  if (verdict.verified) {
    return isPhone && another === false ? null : (
      <div className="verify-next">
        {!isPhone && save}
        {another}
      </div>
    )
  }
  // A record whose rules are newer than this page has nothing wrong.
  const mayBeDamaged = verdict.problems.some(({ code }) => code !== 'unknown-regulation')
  return (
    <div className="verify-next">
      {mayBeDamaged && (
        <p className="muted">
          {source.kind === 'server' ? words.result.damaged : words.result.damagedFile}
        </p>
      )}
      {source.kind === 'server' && (
        <Button
          size={isPhone ? 'big' : 'usual'}
          tone="next"
          data-testid="load-again"
          onClick={source.reload}
        >
          {words.result.again}
        </Button>
      )}
      {save}
      {another}
    </div>
  )
}
