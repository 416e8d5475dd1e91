import type { CommandRecords } from '../spine/command.ts'
import { type AmendResult, amendResult } from './amend-result.ts'
import { type DrawLot, drawLot } from './draw-lot.ts'
import { type EnterResult, enterResult } from './enter-result.ts'
import { type ReportResult, reportResult } from './report-result.ts'
import { type EndMatch, endMatch, type StartMatch, startMatch } from './run-match.ts'

export type ResultCommand =
  | StartMatch
  | EndMatch
  | ReportResult
  | EnterResult
  | AmendResult
  | DrawLot

export const resultsCommands: CommandRecords<ResultCommand> = {
  'start-match': startMatch,
  'end-match': endMatch,
  'report-result': reportResult,
  'enter-result': enterResult,
  'amend-result': amendResult,
  'draw-lot': drawLot,
}
