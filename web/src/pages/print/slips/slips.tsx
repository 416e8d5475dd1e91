import { activePlayers, currentStage, type Round, tablesView } from '@topcut/engine'
import { besideNames } from '../../../parts/pairings/beside-names.ts'
import { cuttingOrder } from '../cutting-order.ts'
import { BareLeaf } from '../leaf/leaf.tsx'
import { usePaper } from '../paper-context.ts'
import { blankSlip, Slip, type SlipFor } from './slip.tsx'
import './slips.css'

const perLeaf = 6

type Props = { readonly slips: readonly SlipFor[]; readonly round: Round | null }

/** Six to a leaf, all of one size; the leaves are cut in one pile. */
const SlipLeaves = ({ slips, round }: Props) => {
  const { state } = usePaper()
  const stage = (round === null ? currentStage(state) : state.stages[round.stage])?.plan.kind
  return cuttingOrder(slips, perLeaf).map((leaf, number) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a leaf is its place among the leaves
    <BareLeaf key={number} className="slips">
      {leaf.map((slip, at) => (
        <Slip
          // biome-ignore lint/suspicious/noArrayIndexKey: a slip is its place on the leaf
          key={at}
          slip={slip ?? blankSlip}
          round={slip === null ? null : round}
          stage={stage ?? 'swiss'}
        />
      ))}
    </BareLeaf>
  ))
}

/** As many as the next round needs at most, and whole leaves of them. */
export const BlankSlips = () => {
  const { state } = usePaper()
  const needed = Math.ceil(Math.max(2, activePlayers(state).length || state.players.size) / 2)
  const count = Math.ceil(needed / perLeaf) * perLeaf
  return <SlipLeaves slips={Array.from({ length: count }, () => blankSlip)} round={null} />
}

/** Those of a round by table; blank ones before there is a round. */
export const Slips = () => {
  const { state, round, words, isBlank } = usePaper()
  if (round === null || isBlank) return <BlankSlips />
  const beside = besideNames(state, round)
  const isSwiss = state.stages[round.stage]?.plan.kind === 'swiss'
  const slips = tablesView(state, round).map((row): SlipFor => {
    const { match, table, players } = row
    const both = isSwiss ? beside(row) : row.seeds
    const what = words.heading(isSwiss ? 'tournament-points' : 'seed')
    return {
      match,
      table,
      players,
      beside: both === undefined ? '' : `${what}: ${both.join(' – ')}`,
    }
  })
  return <SlipLeaves slips={slips} round={round} />
}
