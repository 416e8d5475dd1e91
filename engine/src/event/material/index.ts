import type { CommandRecords } from '../spine/command.ts'
import { type GrantMaterialTime, grantMaterialTime } from './grant-material-time.ts'
import { type OrderSharing, orderSharing } from './order-sharing.ts'
import { type ReportMaterial, reportMaterial } from './report-material.ts'
import { type SettleMaterial, settleMaterial } from './settle-material.ts'

export type MaterialCommand = ReportMaterial | GrantMaterialTime | SettleMaterial | OrderSharing

export const materialCommands: CommandRecords<MaterialCommand> = {
  'report-material': reportMaterial,
  'grant-material-time': grantMaterialTime,
  'settle-material': settleMaterial,
  'order-sharing': orderSharing,
}
