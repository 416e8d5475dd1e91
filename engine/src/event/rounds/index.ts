import type { CommandRecords } from '../spine/command.ts'
import { type PairRoundByHand, pairRoundByHand } from './by-hand/pair-round-by-hand.ts'
import { type CloseRound, closeRound } from './close-round.ts'
import { type ConstrainPair, constrainPair } from './constrain-pair.ts'
import { type PairRound, pairRound } from './pair-round.ts'
import { type PublishRound, publishRound } from './publish-round.ts'
import { type RepairRound, repairRound } from './repair-round.ts'
import { type StartStage, startStage } from './start-stage.ts'
import { type UnpairRound, unpairRound } from './unpair-round.ts'

export type RoundCommand =
  | StartStage
  | PairRound
  | PairRoundByHand
  | UnpairRound
  | PublishRound
  | RepairRound
  | ConstrainPair
  | CloseRound

export const roundsCommands: CommandRecords<RoundCommand> = {
  'start-stage': startStage,
  'pair-round': pairRound,
  'pair-round-by-hand': pairRoundByHand,
  'unpair-round': unpairRound,
  'publish-round': publishRound,
  'repair-round': repairRound,
  'constrain-pair': constrainPair,
  'close-round': closeRound,
}
