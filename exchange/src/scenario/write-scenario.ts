import { regulationOf, type Structure, stagesOf } from '@topcut/engine'
import type {
  Scenario,
  ScenarioMatch,
  ScenarioPlayer,
  ScenarioResult,
  ScenarioRound,
} from './scenario.ts'

type Written = Readonly<Record<string, unknown>>

/** A scenario as it stands in a file; what a reader would add by itself is left out. */
export const writeScenario = (scenario: Scenario): Written => ({
  regulation: scenario.regulation,
  ...(scenario.date === null ? {} : { date: scenario.date }),
  ...(scenario.tier === null ? {} : { tier: scenario.tier }),
  ...writeStructure(scenario),
  ...(scenario.entropy === 'topcut' ? {} : { entropy: scenario.entropy }),
  ...(Object.keys(scenario.options).length === 0 ? {} : { options: scenario.options }),
  ...(scenario.missions.length === 0 ? {} : { missions: scenario.missions }),
  players: scenario.players.map(writePlayer),
  rounds: scenario.rounds.map(writeRound),
})

const writeStructure = ({ structure, regulation }: Scenario): Written => {
  if (structure.kind === 'open') return {}
  if (structure.kind !== 'custom') return { structure: { kind: structure.kind } }
  return { structure: shortForm(structure, regulation) ?? { stages: structure.stages.map(stage) } }
}

const stage = ({
  kind,
  rounds,
  cut,
}: Extract<Structure, { kind: 'custom' }>['stages'][number]) => ({
  kind,
  ...(rounds === null ? {} : { rounds }),
  ...(cut === null ? {} : { cut }),
})

/** So many Swiss rounds, then the document's own finals. */
const shortForm = (
  { stages }: Extract<Structure, { kind: 'custom' }>,
  regulation: string,
): Written | null => {
  const finals = regulationOf(regulation)?.structure.finals
  const swissRounds = stages[0]?.rounds ?? 0
  const cut = stages[1]?.cut ?? 0
  if (finals === undefined || swissRounds < 1) return null
  const plain = stagesOf(swissRounds, cut, finals)
  return JSON.stringify(plain.map(stage)) === JSON.stringify(stages.map(stage))
    ? { kind: 'custom', swissRounds, cut }
    : null
}

const writePlayer = (player: ScenarioPlayer): unknown => {
  const more = {
    ...(player.earnedBye ? { earnedBye: true } : {}),
    ...(player.avoid.length === 0 ? {} : { avoid: player.avoid }),
    ...(player.squadPoints === null ? {} : { squadPoints: player.squadPoints }),
    ...(player.from === 1 ? {} : { from: player.from }),
    ...(player.members.length === 0 ? {} : { members: player.members }),
  }
  return Object.keys(more).length === 0 ? player.name : { name: player.name, ...more }
}

const writeRound = (round: ScenarioRound): Written => ({
  ...(round.stage === 'swiss' ? {} : { stage: round.stage }),
  matches: round.matches.map(writeMatch),
  ...(round.drop.length === 0 ? {} : { drop: round.drop }),
  ...(round.readmit.length === 0 ? {} : { readmit: round.readmit }),
  ...(round.disqualify.length === 0 ? {} : { disqualify: round.disqualify }),
  ...(round.rulings.length === 0 ? {} : { rulings: round.rulings }),
  ...(round.entropy === null ? {} : { entropy: round.entropy }),
})

const writeMatch = (match: ScenarioMatch): Written => {
  if ('bye' in match) return match
  const { players, result } = match
  return { players, ...(result === null ? {} : { result: writeResult(result) }) }
}

/** A result as it stands in a file. */
export const writeResult = (result: ScenarioResult): Written => {
  switch (result.ending) {
    case 'games':
      return { games: result.games }
    case 'won':
      return { winner: result.winner, light: result.light }
    case 'forfeit':
      return { winner: result.winner, ending: result.ending }
    case 'timeout':
      return { timeout: { light: result.light, ...result.table } }
    default:
      return result
  }
}
