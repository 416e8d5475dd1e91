import type { CommandRecords } from '../spine/command.ts'
import { type CorrectList, correctList } from './correct-list.ts'
import { type LoadCards, loadCards } from './load-cards.ts'
import { type OpenLists, openLists } from './open-lists.ts'
import { type OrderPointsCheck, orderPointsCheck } from './order-points-check.ts'
import { type RecordDeckCheck, recordDeckCheck } from './record-deck-check.ts'
import { type RecordListCheck, recordListCheck } from './record-list-check.ts'
import { type SignPointsCheck, signPointsCheck } from './sign-points-check.ts'
import { type SubmitList, submitList } from './submit-list.ts'

export type ListCommand =
  | SubmitList
  | CorrectList
  | RecordListCheck
  | OpenLists
  | LoadCards
  | RecordDeckCheck
  | OrderPointsCheck
  | SignPointsCheck

export const listsCommands: CommandRecords<ListCommand> = {
  'submit-list': submitList,
  'correct-list': correctList,
  'record-list-check': recordListCheck,
  'open-lists': openLists,
  'load-cards': loadCards,
  'record-deck-check': recordDeckCheck,
  'order-points-check': orderPointsCheck,
  'sign-points-check': signPointsCheck,
}
