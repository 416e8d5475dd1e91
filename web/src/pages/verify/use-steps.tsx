import { type Intervention, type PublicRecord, regulationOf } from '@topcut/engine'
import { useWords } from '../../words/use-words.ts'
import { verifyWords } from '../../words/verify.ts'
import { ByHandList } from './by-hand-list.tsx'
import type { Outline } from './outline.ts'
import type { Progress } from './progress.ts'
import { isRoundSound, RoundTiles } from './round-tiles.tsx'
import type { Step, StepState } from './steps-list.tsx'
import { wholeStep } from './whole-step.ts'

type Given = {
  readonly record: PublicRecord
  readonly outline: Outline
  readonly progress: Progress
  readonly decisions: readonly Intervention[]
  readonly labelOf: (round: number) => string
  readonly isPhone: boolean
}

/** The five steps as they stand now; on a phone in fewer words. */
export const useSteps = (given: Given): readonly Step[] => {
  const words = useWords(verifyWords)
  const { record, outline, progress, decisions, labelOf, isPhone } = given
  const { status, whole, rounds, counted, placed, verdict } = progress
  const isOver = status !== 'working'
  const entries = record.entries.length
  const problems = verdict?.problems ?? []
  const waits = (isNext: boolean): StepState => (isOver ? 'unchecked' : isNext ? 'now' : 'todo')
  const ended = (isSound: boolean): StepState => (isSound ? 'good' : 'wrong')

  const sound = rounds.filter(isRoundSound)
  const wrong = rounds.filter((round) => !isRoundSound(round))
  const all = outline.rounds.length
  const areDrawn = counted !== null || rounds.length >= all
  // A round after something impossible is not drawn again: that is no agreement.
  const areSound = wrong.length === 0 && rounds.length >= all
  const arePlaces = !problems.some(({ code, ...more }) => {
    return code === 'round-differs' && 'how' in more && more.how === 'places'
  })
  const isPossible = !problems.some(({ code }) => code === 'impossible-fact')
  const next = outline.rounds.find((one) => rounds.every(({ round }) => round !== one))
  const document = regulationOf(outline.regulation)?.name ?? outline.regulation

  const drawnTitle = () => {
    if (!isPhone) return words.drawn.title(rounds.length, all)
    if (wrong.length > 0) return words.drawn.shortAgree(sound.length, all)
    return (areDrawn ? words.drawn.shortDone : words.drawn.short)(rounds.length, all)
  }
  const drawnShort = () => {
    const list = wrong.map(({ round }) => labelOf(round)).join(', ')
    if (list !== '') return words.drawn.differsIn(list)
    if (next !== undefined && whole !== null && !isOver) return words.drawn.now(labelOf(next))
    return areDrawn ? words.drawn.tables(rounds.reduce((sum, one) => sum + one.tables, 0)) : ''
  }
  const placesText = [
    isPhone ? words.placed.shortPlaces(outline.places) : words.placed.places(outline.places),
    ...(outline.cut === null ? [] : [words.placed.cut(outline.cut)]),
    ...(outline.bracket === 0 ? [] : [words.placed.matches(outline.bracket)]),
  ].join(', ')
  const noted = { none: decisions.length === 0 }
  const list = <ByHandList record={record} decisions={decisions} labelOf={labelOf} />

  return [
    {
      id: 'whole',
      state: whole === null ? waits(true) : ended(whole.isSound),
      ...wholeStep(words.whole, whole, entries, isPhone),
      took: whole?.took ?? null,
    },
    {
      id: 'drawn',
      state: areDrawn && whole !== null ? ended(areSound && arePlaces) : waits(whole !== null),
      title: drawnTitle(),
      text: isPhone
        ? drawnShort()
        : outline.isCommitted
          ? words.drawn.text
          : words.drawn.textOfBefore,
      took: areDrawn ? progress.roundsTook : null,
      below: <RoundTiles {...{ outline, progress, labelOf, isPhone }} />,
    },
    {
      id: 'counted',
      state: counted === null ? waits(areDrawn && whole !== null) : ended(isPossible),
      title:
        isPhone && counted !== null ? words.counted.short(counted.results) : words.counted.title,
      text: !isPossible
        ? words.counted.impossible
        : !isPhone
          ? words.counted.text(counted?.results ?? outline.results, document)
          : counted === null
            ? isOver
              ? words.notChecked
              : words.counted.todo(outline.results)
            : words.counted.byRules,
      took: counted?.took ?? null,
    },
    {
      id: 'placed',
      state: placed === null ? waits(counted !== null) : ended(verdict?.standings ?? placed.agrees),
      title: words.placed.title,
      text:
        placed?.agrees === false
          ? words.placed.differ
          : outline.places === 0
            ? words.placed.noPlaces
            : placesText,
      took: placed?.took ?? null,
    },
    {
      id: 'by-hand',
      state: noted.none ? 'good' : 'warn',
      title: noted.none
        ? words.byHand.none
        : isPhone
          ? words.byHand.short(decisions.length)
          : words.byHand.title(decisions.length),
      text: noted.none ? words.byHand.nothing : isPhone ? undefined : words.byHand.allowed,
      took: null,
      beside: isPhone ? '' : words.fromRecord,
      below: noted.none ? undefined : isPhone ? (
        <details>
          <summary>{words.byHand.look}</summary>
          {list}
        </details>
      ) : (
        list
      ),
    },
  ]
}
