/** A variable that holds what nothing can be made of. */
type SettingFault = Error & {
  readonly setting: 'TOPCUT_PROXIES' | 'TOPCUT_LEAVE_SECONDS'
  readonly value: string
}

export const settingFault = (setting: SettingFault['setting'], value: string): SettingFault =>
  Object.assign(new Error(`${setting}: ${value}`), { setting, value })

export const isSettingFault = (fault: unknown): fault is SettingFault =>
  fault instanceof Error && 'setting' in fault
