import { currentRound, isBracket, standingsView } from '@topcut/engine'
import { BracketLeaves } from '../bracket/bracket-leaves.tsx'
import { PaperContext, usePaper } from '../paper-context.ts'
import { ByName } from '../sheets/by-name.tsx'
import { TablesOfRound } from '../sheets/by-table.tsx'
import { Places } from '../sheets/places.tsx'
import { Standings } from '../sheets/standings.tsx'
import { BlankSlips, Slips } from '../slips/slips.tsx'
import { GoOnByHand } from './go-on-by-hand.tsx'
import { nextByHand } from './next-by-hand.ts'
import { PointsGroups } from './points-groups.tsx'
import { TablesByHand } from './tables-by-hand.tsx'

/** Everything for what comes next on paper, should the machine stay behind. */
export const Kit = () => {
  const paper = usePaper()
  const { state } = paper
  const latest = currentRound(state)
  const next = nextByHand(state)
  const stage = 'stage' in next ? next.stage : 'swiss'
  const hasBracket = isBracket(stage)
  const isOver = next.kind === 'nothing'
  const hasPlayedBracket = state.stages.some(({ plan }) => isBracket(plan.kind))
  // A final match is a single game, and its slip says all of it.
  const isDrawn = isOver ? hasPlayedBracket : hasBracket && stage !== 'final-match'
  // The round of the kit is the latest, whatever another sheet was asked for.
  return (
    <PaperContext value={{ ...paper, round: latest, isBlank: false }}>
      <GoOnByHand next={next} />
      {isOver && state.finished !== null && <Places />}
      {latest?.status === 'published' && !isOver && <TablesOfRound round={latest} hasResults />}
      {standingsView(state).rows.length > 0 && latest !== null && <Standings />}
      {isDrawn && <BracketLeaves />}
      {next.kind === 'round' && next.isPaired && latest !== null && (
        <>
          <ByName />
          <TablesOfRound round={latest} hasResults />
          <Slips />
        </>
      )}
      {next.kind === 'round' && !next.isPaired && (
        <>
          {/* Who plays in a bracket stands on the bracket. */}
          {!hasBracket && <PointsGroups />}
          {!hasBracket && <TablesByHand />}
          <BlankSlips next={next} />
        </>
      )}
      {next.kind === 'cut' && <BlankSlips next={next} />}
      {next.kind === 'end' && next.finalMatch !== null && (
        <BlankSlips next={{ stage: 'final-match', players: 2 }} />
      )}
    </PaperContext>
  )
}
