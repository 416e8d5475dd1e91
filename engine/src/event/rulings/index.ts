import type { CommandRecords } from '../spine/command.ts'
import { type AnswerProposal, answerProposal } from './answer-proposal.ts'
import { type AppealRuling, appealRuling } from './appeal-ruling.ts'
import { type DecideAppeal, decideAppeal } from './decide-appeal.ts'
import { type DeductPoints, deductPoints } from './deduct-points.ts'
import { type DisqualifyPlayer, disqualifyPlayer } from './disqualify-player.ts'
import {
  type ProposeDisqualification,
  proposeDisqualification,
} from './propose-disqualification.ts'
import { type RecordRuling, recordRuling } from './record-ruling.ts'

export type RulingCommand =
  | RecordRuling
  | AppealRuling
  | DecideAppeal
  | DeductPoints
  | DisqualifyPlayer
  | ProposeDisqualification
  | AnswerProposal

export const rulingsCommands: CommandRecords<RulingCommand> = {
  'record-ruling': recordRuling,
  'appeal-ruling': appealRuling,
  'decide-appeal': decideAppeal,
  'deduct-points': deductPoints,
  'disqualify-player': disqualifyPlayer,
  'propose-disqualification': proposeDisqualification,
  'answer-proposal': answerProposal,
}
