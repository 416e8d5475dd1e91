import { currentRound, currentStage, isBracket } from '@topcut/engine'
import { BracketLeaves } from '../bracket/bracket-leaves.tsx'
import { PaperContext, usePaper } from '../paper-context.ts'
import { ByName } from '../sheets/by-name.tsx'
import { TablesOfRound } from '../sheets/by-table.tsx'
import { Standings } from '../sheets/standings.tsx'
import { BlankSlips, Slips } from '../slips/slips.tsx'
import { GoOnByHand } from './go-on-by-hand.tsx'
import { PointsGroups } from './points-groups.tsx'
import { TablesByHand } from './tables-by-hand.tsx'

/** Everything for the next round on paper, should the machine stay behind. */
export const Kit = () => {
  const paper = usePaper()
  const { state } = paper
  const latest = currentRound(state)
  const isPaired = latest?.status === 'paired'
  const inBracket = isBracket(currentStage(state)?.plan.kind ?? 'swiss')
  // The round of the kit is the latest, whatever another sheet was asked for.
  return (
    <PaperContext value={{ ...paper, round: latest, isBlank: false }}>
      <GoOnByHand />
      {latest?.status === 'published' && <TablesOfRound round={latest} hasResults />}
      {state.rounds.length > 0 && <Standings />}
      {inBracket && <BracketLeaves />}
      {isPaired ? (
        <>
          <ByName />
          <TablesOfRound round={latest} hasResults />
          <Slips />
        </>
      ) : (
        state.finished === null && (
          <>
            {!inBracket && <PointsGroups />}
            <TablesByHand />
            <BlankSlips />
          </>
        )
      )}
    </PaperContext>
  )
}
