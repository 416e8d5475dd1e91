import {
  activePlayers,
  currentStage,
  type RoundName,
  roundNameOf,
  type StageKind,
  tablesView,
} from '@topcut/engine'
import { besideNames, down } from '../../../parts/pairings/beside-names.ts'
import { cuttingOrder } from '../cutting-order.ts'
import { BareLeaf, CodeOnPaper } from '../leaf/leaf.tsx'
import { usePaper } from '../paper-context.ts'
import { roundMinutes } from '../round-minutes.ts'
import { blankSlip, Slip, type SlipFor } from './slip.tsx'
import './slips.css'

const perLeaf = 6

type Props = {
  readonly slips: readonly SlipFor[]
  readonly stage: StageKind
  /** Of which round they are; blank where nobody knows. */
  readonly name: string | null
  readonly minutes: number | null
}

/** Six to a leaf, all of one size; the leaves are cut in one pile. */
const SlipLeaves = ({ slips, stage, name, minutes }: Props) => {
  const { code } = usePaper()
  return cuttingOrder(slips, perLeaf).map((leaf, number) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a leaf is its place among the leaves
    <BareLeaf key={number} className="slips">
      {leaf.map((slip, at) => (
        <Slip
          // biome-ignore lint/suspicious/noArrayIndexKey: a slip is its place on the leaf
          key={at}
          slip={slip ?? blankSlip}
          name={name}
          minutes={minutes}
          stage={stage}
        />
      ))}
      <CodeOnPaper code={code} />
    </BareLeaf>
  ))
}

type Next = { readonly stage: StageKind; readonly players: number } & {
  /** Absent where its name is written in by hand. */
  readonly roundName?: RoundName
}

/** As many as the next round needs at most, and whole leaves of them. */
export const BlankSlips = ({ next }: { readonly next?: Next }) => {
  const { state, words } = usePaper()
  const players = next?.players ?? (activePlayers(state).length || state.players.size)
  const needed = Math.ceil(Math.max(2, players) / 2)
  const count = Math.ceil(needed / perLeaf) * perLeaf
  const roundName = next?.roundName ?? null
  const stage = next?.stage ?? currentStage(state)?.plan.kind ?? 'swiss'
  return (
    <SlipLeaves
      slips={Array.from({ length: count }, () => blankSlip)}
      stage={stage}
      name={roundName === null ? null : words.calledOf(roundName)}
      minutes={roundMinutes(state, stage, roundName)}
    />
  )
}

/** Those of a round by table; blank ones before there is a round. */
export const Slips = () => {
  const { state, round, words, isBlank } = usePaper()
  if (round === null || isBlank) return <BlankSlips />
  const beside = besideNames(state, round)
  const stage = state.stages[round.stage]?.plan.kind ?? 'swiss'
  const isSwiss = stage === 'swiss'
  const slips = tablesView(state, round).map((row): SlipFor => {
    const { match, table, players } = row
    const both = isSwiss ? beside(row) : row.seeds
    const what = words.heading(isSwiss ? 'tournament-points' : 'seed')
    return {
      match,
      table,
      players,
      beside: both === undefined ? '' : `${what}: ${both.join(' – ').replace(down, '')}`,
    }
  })
  const roundName = roundNameOf(state, round.number)
  const { clock } = round
  const minutes = clock === null ? roundMinutes(state, stage, roundName) : clock.minutes
  return (
    <SlipLeaves slips={slips} stage={stage} name={words.calledOf(roundName)} minutes={minutes} />
  )
}
