import type { CommandRecords } from '../spine/command.ts'
import { type ContributeLuck, contributeLuck } from './contribute-luck.ts'

export type LuckCommand = ContributeLuck

export const luckCommands: CommandRecords<LuckCommand> = {
  'contribute-luck': contributeLuck,
}
