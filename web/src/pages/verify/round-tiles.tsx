import type { CheckedRound } from '@topcut/engine'
import { useEffect } from 'react'
import { openFragment } from '../../route/fragment.ts'
import { useStateOf } from '../../state/use-state-of.ts'
import { Sign, type SignName } from '../../ui/sign.tsx'
import { useWords } from '../../words/use-words.ts'
import { verifyWords } from '../../words/verify.ts'
import type { Outline } from './outline.ts'
import type { Progress } from './progress.ts'

/** The round that somebody came for. */
const wantedRound = openFragment((name) => /^round-\d+$/.exec(name)?.[0] ?? null)

const signs = { good: 'check', wrong: 'differ', warn: 'warn', now: 'play', todo: 'idle' } as const

type State = keyof typeof signs

export const isRoundSound = ({ redrawn, byHand, committed }: CheckedRound): boolean =>
  (redrawn || byHand) && committed !== false

const stateOf = (round: CheckedRound): State => {
  if (!isRoundSound(round)) return 'wrong'
  return round.byHand ? 'warn' : 'good'
}

type Props = {
  readonly outline: Outline
  readonly progress: Progress
  readonly labelOf: (round: number) => string
  readonly isPhone: boolean
}

/** A tile for every round: what came out when it was drawn again. */
export const RoundTiles = ({ outline, progress, labelOf, isPhone }: Props) => {
  const { drawn: words, notChecked } = useWords(verifyWords)
  const wanted = useStateOf(wantedRound)
  useEffect(() => {
    if (wanted !== null) document.getElementById(wanted)?.scrollIntoView({ block: 'center' })
  }, [wanted])
  const next = outline.rounds.find((one) => progress.rounds.every(({ round }) => round !== one))
  const isDrawing = progress.status === 'working' && progress.whole !== null
  const waits = progress.status === 'working' ? words.waiting : notChecked
  const says = (round: CheckedRound): string => {
    if (!round.redrawn && !round.byHand) return words.differs
    if (round.committed === false) return words.otherLot
    if (round.byHand) return words.byHand
    return outline.changed.has(round.round) ? words.changed : words.tables(round.tables)
  }
  const tiles = (
    <ol className="verify-rounds">
      {outline.rounds.map((number) => {
        const round = progress.rounds.find((one) => one.round === number)
        const isNow = round === undefined && isDrawing && number === next
        const state: State = round === undefined ? (isNow ? 'now' : 'todo') : stateOf(round)
        const name: SignName = signs[state]
        const id = `round-${number}`
        return (
          <li
            key={number}
            id={id}
            className={id === wanted ? 'wanted' : undefined}
            data-testid={id}
            data-state={state}
          >
            <b>
              <span className={state}>
                <Sign name={name} />
              </span>{' '}
              {labelOf(number)}
            </b>
            {round !== undefined ? says(round) : isNow ? words.drawing : waits}
          </li>
        )
      })}
    </ol>
  )
  return isPhone ? (
    <details open={wanted !== null}>
      <summary>{words.each}</summary>
      {tiles}
    </details>
  ) : (
    tiles
  )
}
