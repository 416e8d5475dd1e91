import type { Language } from '@topcut/protocol/words'
import { terminalLanguage } from '@topcut/server'
import { type Arguments, refuseStrange, wrongUse } from '../arguments.ts'
import { durationIn } from '../data/duration.ts'
import { portIn } from '../port-in.ts'
import { urlIn } from '../url-in.ts'

/** What a demonstration is started with. */
export type DemoWish = {
  readonly port: number
  readonly host: string
  /** Where others find it, if it stands behind another name. */
  readonly url: string | null
  /** Milliseconds from reset to reset, and as it was typed. */
  readonly every: number
  readonly everyText: string
  readonly language: Language
}

export const demoWish = (args: Arguments): DemoWish => {
  const { flags, rest, language } = args
  refuseStrange(args, ['port', 'host', 'url', 'every'])
  if (rest.length > 0) wrongUse({ problem: 'no-file-wanted', word: 'demo' })
  const everyText = flags.get('every') ?? '60m'
  const url = flags.get('url')
  return {
    port: portIn(flags.get('port') ?? '8080'),
    host: flags.get('host') ?? '127.0.0.1',
    url: url === undefined ? null : urlIn(url),
    every: durationIn(everyText, '--every'),
    everyText,
    language: flags.has('lang') ? language : terminalLanguage(),
  }
}
