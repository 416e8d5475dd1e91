import type { FoundPlayer, FoundRound } from '../formats/found.ts'
import type { Discrepancy } from '../report/discrepancy.ts'
import { namesIn } from './one-of-each.ts'

/** When somebody was there: first round, rounds after which they left, and came back. */
type Presence = {
  readonly from: number
  readonly drop: readonly number[]
  readonly readmit: readonly number[]
}

type Attendance = {
  readonly of: (player: string) => Presence | null
  readonly noted: readonly Discrepancy[]
}

/** Who came late, left and returned, told by the Swiss rounds they are in. */
export const attendance = (
  players: readonly FoundPlayer[],
  rounds: readonly FoundRound[],
  saysDrops: boolean,
): Attendance => {
  const swiss = rounds.filter(({ stage }) => stage === 'swiss')
  const later = new Set(
    rounds
      .filter(({ stage }) => stage !== 'swiss')
      .flatMap(({ matches }) => matches.flatMap(namesIn)),
  )
  const there = new Map<string, number[]>()
  swiss.forEach(({ matches }, index) => {
    for (const name of matches.flatMap(namesIn)) {
      const own = there.get(name) ?? []
      if (own.at(-1) !== index + 1) own.push(index + 1)
      there.set(name, own)
    }
  })
  const noted: Discrepancy[] = []
  const present = new Map<string, Presence>()
  for (const { name, claims } of players) {
    const own = there.get(name) ?? []
    const [from = null, last = 0] = [own[0], own.at(-1)]
    if (from === null) continue
    const gaps = own.flatMap((round, index) => {
      const next = own[index + 1]
      return next === undefined || next === round + 1 ? [] : [[round, next] as const]
    })
    for (const [round, next] of gaps) {
      for (let missed = round + 1; missed < next; missed++) noted.push(missing(name, missed))
    }
    const isGone = last < swiss.length && !later.has(name)
    if (last < swiss.length && later.has(name)) noted.push(missing(name, last + 1))
    const left = isGone ? last + 1 : null
    // Of whom a file says nothing it does not say either that they stayed.
    const isTold = Object.keys(claims).length > 0
    noted.push(
      ...dropNotes(
        name,
        claims,
        { left, last: swiss.length, plays: later.has(name) },
        saysDrops && isTold,
      ),
    )
    present.set(name, {
      from,
      drop: [...gaps.map(([round]) => round), ...(last < swiss.length ? [last] : [])],
      readmit: [
        ...gaps.map(([, next]) => next - 1),
        ...(last < swiss.length && later.has(name) ? [swiss.length] : []),
      ],
    })
  }
  return { of: (player) => present.get(player) ?? null, noted }
}

const missing = (player: string, round: number): Discrepancy => ({
  player,
  round,
  what: 'missing-match',
  file: '',
  computed: '',
  likely: null,
})

/** Some tools call everybody dropped after the last round: that is no drop. */
const dropNotes = (
  player: string,
  { droppedBefore, isDropped }: FoundPlayer['claims'],
  {
    left,
    last,
    plays,
  }: { readonly left: number | null; readonly last: number; readonly plays: boolean },
  saysDrops: boolean,
): readonly Discrepancy[] => {
  const note = (file: string, computed: string): readonly Discrepancy[] => [
    { player, round: null, what: 'drop', file, computed, likely: null },
  ]
  const own = left === null ? '' : `${left}`
  if (droppedBefore !== undefined && droppedBefore <= last) {
    return droppedBefore === left ? [] : note(`${droppedBefore}`, own)
  }
  if (isDropped === true) return plays ? note('true', own) : []
  return left !== null && saysDrops ? note(isDropped === false ? 'false' : '', own) : []
}
