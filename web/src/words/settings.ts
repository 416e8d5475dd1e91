import { settings as de } from './de/settings.ts'
import { settings as en } from './en/settings.ts'
import { settings as pl } from './pl/settings.ts'
import { topic } from './topic.ts'

type SettingsWords = typeof en

export const settingsWords = topic<SettingsWords>({ en, de, pl })
