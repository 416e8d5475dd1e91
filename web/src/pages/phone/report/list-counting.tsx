import type { OwnTable, Pair, Regulation, Seat } from '@topcut/engine'
import type { Draft, Setting } from '../../../parts/result/draft.ts'
import { figuresScore, groupsOf, untouched } from '../../../parts/result/figures.ts'
import { diceOf, type Fate, scoreAgainst } from '../../../parts/result/ships.ts'
import { wayOn } from '../../../parts/result/ways/ways.ts'
import { useDraft } from '../../../state/drafts.ts'
import { buttonClass } from '../../../ui/button.tsx'
import { phonePagesWords } from '../../../words/phone-pages.ts'
import { useWords } from '../../../words/use-words.ts'
import { usePhone } from '../phone-context.ts'
import { FigureCounts } from './figure-counts.tsx'
import { ShipTicks } from './ship-ticks.tsx'
import { shipsIn } from './slip-setting.ts'

type Props = {
  readonly table: OwnTable
  readonly regulation: Regulation
  readonly setting: Setting
  readonly own: Seat
  readonly otherName: string
  readonly draft: Draft
  readonly change: (part: Partial<Draft>) => void
}

/** Counting by what was destroyed, each list below the score it makes; only where both lists are known to this phone. */
export const ListCounting = (props: Props) => {
  const { me } = usePhone()
  const { table, setting } = props
  const [ownList, theirList] = [me.list.list, table.opponent.list]
  const { counted } = wayOn(setting)
  if (counted === 'ships') {
    const hasBoth = shipsIn(ownList).length > 0 && shipsIn(theirList).length > 0
    return hasBoth ? <Ships {...props} /> : null
  }
  const hasBoth = groupsOf(ownList).length > 0 && groupsOf(theirList).length > 0
  return hasBoth && counted === 'figures' ? <Figures {...props} /> : null
}

type Fates = Pair<readonly Fate[]>

const untold: Fates = [[], []]

const Ships = ({ table, regulation, own, otherName, draft, change }: Props) => {
  const { session, me } = usePhone()
  const words = useWords(phonePagesWords)
  // Kept with the scores: ticks that were forgotten would count the next one from nothing.
  const [fates, setFates] = useDraft<Fates>(`${session.event}.ships.${table.match}`, untold)
  const [theirShips, ownShips] = [shipsIn(table.opponent.list), shipsIn(me.list.list)]
  const other: Seat = own === 'first' ? 'second' : 'first'
  const rules = { regulation, readings: table.slip.readings }
  const isGone = (ships: typeof ownShips, of: readonly Fate[]) =>
    ships.every((_, index) => of[index] === 'destroyed')
  const scoresBy = ([theirs, mine]: Fates): Pair<string> => {
    const isAtTime = !isGone(theirShips, theirs) && !isGone(ownShips, mine)
    const score = (ships: typeof ownShips, of: readonly Fate[]) =>
      `${scoreAgainst(ships, of, rules, isAtTime)}`
    return [score(theirShips, theirs), score(ownShips, mine)]
  }
  const count = (theirs: readonly Fate[], mine: readonly Fate[]) => {
    const [before, after] = [scoresBy(fates), scoresBy([theirs, mine])]
    setFates([theirs, mine])
    const dice =
      own === 'first'
        ? diceOf([ownShips, theirShips], [mine, theirs])
        : diceOf([theirShips, ownShips], [theirs, mine])
    // A score that was typed stays, unless it is about the ships that were ticked.
    const isTyped = (seat: Seat, counted: string) => draft[seat] !== '' && draft[seat] !== counted
    change({
      ...((theirs !== fates[0] || !isTyped(own, before[0])) && { [own]: after[0] }),
      ...((mine !== fates[1] || !isTyped(other, before[1])) && { [other]: after[1] }),
      ...(dice === null ? {} : { dice: [`${dice[0]}`, `${dice[1]}`] as const }),
    })
  }
  return (
    <div className="two-lists">
      <ShipTicks
        title={words.theirShips(otherName)}
        ships={theirShips}
        fates={fates[0]}
        regulation={regulation}
        testId="their-ship"
        onChange={(theirs) => count(theirs, fates[1])}
      />
      <ShipTicks
        title={words.ownShips}
        ships={ownShips}
        fates={fates[1]}
        regulation={regulation}
        testId="own-ship"
        onChange={(mine) => count(fates[0], mine)}
      />
    </div>
  )
}

const Figures = ({ table, own, otherName, change }: Props) => {
  const { session, me } = usePhone()
  const words = useWords(phonePagesWords)
  const [theirGroups, ownGroups] = [groupsOf(table.opponent.list), groupsOf(me.list.list)]
  const key = `${session.event}.figures.${table.match}`
  const [theirs, setTheirs] = useDraft(`${key}.theirs`, {
    typed: untouched(theirGroups),
    others: '',
  })
  const [mine, setMine] = useDraft(`${key}.own`, { typed: untouched(ownGroups), others: '' })
  const other: Seat = own === 'first' ? 'second' : 'first'
  return (
    <details className="counting">
      <summary className={buttonClass({ size: 'line' })}>{words.countFigures}</summary>
      <FigureCounts
        title={words.theirFigures(otherName)}
        groups={theirGroups}
        {...theirs}
        onChange={(typed, others) => {
          setTheirs({ typed, others })
          change({ [own]: `${figuresScore(theirGroups, typed, others)}` })
        }}
      />
      <FigureCounts
        title={words.ownFigures}
        groups={ownGroups}
        {...mine}
        onChange={(typed, others) => {
          setMine({ typed, others })
          change({ [other]: `${figuresScore(ownGroups, typed, others)}` })
        }}
      />
    </details>
  )
}
