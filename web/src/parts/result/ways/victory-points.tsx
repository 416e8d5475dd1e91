import type { Ending, Pair, Tie } from '@topcut/engine'
import { deskWords } from '../../../words/desk.ts'
import { useWords } from '../../../words/use-words.ts'
import {
  absence,
  count,
  counts,
  type Draft,
  isAbsence,
  missing,
  type ScoringBy,
  type Setting,
  type Typed,
} from '../draft.ts'
import { PairFields } from '../fields/pair-fields.tsx'
import { ScoreFields } from '../fields/score-fields.tsx'
import { SeatField } from '../fields/seat-field.tsx'
import { type FieldsProps, has, isLevel, noRules, type ResultWay } from './way.ts'

type Own = Setting<ScoringBy<'victory-points'>>

/** One game to a number of victory points. */
export const victoryPoints = (setting: Own): ResultWay => {
  const { scoring, stage } = setting
  return {
    suggested: (draft) => suggestedEnding(draft, setting),
    typed: (draft, ending) => typed(draft, ending, setting),
    takes: () => true,
    Main: ScoreFields,
    More: VictoryPointsMore,
    counted: 'figures',
    lane: {
      letters: { p: 'points', t: 'time', d: 'defeat' },
      example: '7 40 22 p',
      hasGames: false,
      seats: (_, ending) => (ending === 'defeat' ? ['winner'] : []),
    },
    slip: {
      boxes: ['score', ...scoring.tieChain.value],
      drawnGames: [],
      atTime: [],
      points: ({ label }) => {
        const { win, loss } = scoring.tournamentPoints.value
        return `${label('outcome.win')} ${win}, ${label('outcome.loss')} ${loss}`
      },
    },
    scoreColumns: ['own', 'other', 'outcome', 'points'],
    rules: ({ result, earned }) => {
      const isEarned = stage === 'swiss' && !has(earned, 'bye')
      return {
        ...noRules,
        outcome: [isLevel(result) ? scoring.tieChain.rule : null],
        points: [isEarned ? scoring.tournamentPoints.rule : null],
      }
    },
  }
}

type Link = Own['scoring']['tieChain']['value'][number]

const isScored = (ending: Ending): ending is 'points' | 'time' =>
  ending === 'points' || ending === 'time'

const suggestedEnding = (draft: Draft, { scoring, hasTimeLeft }: Own): Ending => {
  const reached = [draft.first, draft.second].some(
    (text) => (count(text) ?? 0) >= scoring.target.value,
  )
  return reached || hasTimeLeft === true ? 'points' : 'time'
}

const isEven = (pair: Pair<number> | null): boolean => pair !== null && pair[0] === pair[1]

/** The links of the chain that are needed so far: each only when all before it were level. */
export const linksNeeded = (draft: Draft, ending: Ending, { scoring }: Own): readonly Link[] => {
  if (!isScored(ending) || !isEven(counts([draft.first, draft.second]))) return []
  const needed: Link[] = []
  for (const link of scoring.tieChain.value) {
    needed.push(link)
    if (link === 'die' || !isEven(counts(draft[link]))) break
  }
  return needed
}

/** The rolls to show: every equal one asks for another. */
export const rollsShown = ({ die }: Draft): readonly Pair<string>[] => {
  const shown: Pair<string>[] = []
  for (const roll of die) {
    shown.push(roll)
    if (!isEven(counts(roll))) return shown
  }
  return [...shown, ['', '']]
}

const tieOf = (draft: Draft, links: readonly Link[]): Tie => {
  const told = (link: 'defeats' | 'damage') => {
    const pair = links.includes(link) ? counts(draft[link]) : null
    return pair === null ? {} : { [link]: pair }
  }
  const die = links.includes('die') ? rollsShown(draft).flatMap((roll) => [counts(roll) ?? []]) : []
  const rolls = die.filter((roll): roll is Pair<number> => roll.length === 2)
  return { ...told('defeats'), ...told('damage'), ...(rolls.length === 0 ? {} : { die: rolls }) }
}

const typed = (draft: Draft, ending: Ending, setting: Own): Typed => {
  if (isAbsence(ending)) return absence(ending, draft.by)
  if (ending === 'double-no-show') return { result: { ending } }
  if (ending === 'concession') {
    return draft.by === '' ? missing('who') : { result: { ending, by: draft.by } }
  }
  const score = counts([draft.first, draft.second])
  if (score === null) return missing('scores')
  if (ending === 'defeat') {
    return draft.winner === ''
      ? missing('winner')
      : { result: { ending, winner: draft.winner, score } }
  }
  if (!isScored(ending)) return { result: { ending: 'double-loss' } }
  const links = linksNeeded(draft, ending, setting)
  return {
    result: { ending, score, ...(links.length === 0 ? {} : { tie: tieOf(draft, links) }) },
  }
}

/** Who is left standing; or what decides equal scores, one link of the chain after the other. */
const VictoryPointsMore = ({ draft, ending, setting, ...props }: FieldsProps) => {
  const { page, heading } = useWords(deskWords)
  const { form } = page
  const { players, verdict, change } = props
  const links = linksNeeded(draft, ending, setting as Setting<ScoringBy<'victory-points'>>)
  const rolls = links.includes('die') ? rollsShown(draft) : []
  const common = { players, verdict }
  return (
    <>
      {ending === 'defeat' && (
        <SeatField
          name={heading('thing.winner')}
          testId="winner"
          value={draft.winner}
          players={players}
          onChange={(winner) => change({ winner })}
        />
      )}
      {links
        .filter((link) => link !== 'die')
        .map((link) => (
          <PairFields
            key={link}
            name={link === 'defeats' ? heading('thing.defeats') : form.damage}
            testId={link}
            value={draft[link]}
            onChange={(pair) => change({ [link]: pair })}
            {...common}
          />
        ))}
      {rolls.map((roll, index) => (
        <PairFields
          // biome-ignore lint/suspicious/noArrayIndexKey: a roll is its place among the rolls
          key={index}
          name={form.roll(index + 1)}
          testId={`die-${index + 1}`}
          value={roll}
          onChange={(pair) => change({ die: [...rolls.slice(0, index), pair] })}
          {...common}
        />
      ))}
    </>
  )
}
