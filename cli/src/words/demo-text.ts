import { regulationOf } from '@topcut/engine'
import type { InLanguages, Language } from '@topcut/protocol/words'
import { durationText } from '../data/duration.ts'
import { type DemoData, type DemoEvent, demoOrganizer } from '../demo/demo-data.ts'
import type { DemoDay } from '../demo/demo-day.ts'
import { demo as de } from './de/demo.ts'
import { demo as en } from './en/demo.ts'
import { demo as pl } from './pl/demo.ts'

const words: InLanguages<typeof en> = { en, de, pl }

type Told = {
  readonly address: string
  readonly data: Pick<DemoData, 'events' | 'organizer'>
  readonly folder: string
  readonly every: string
}

const swissRounds = ({ structure }: DemoDay): number => {
  const [first] = structure.kind === 'custom' ? structure.stages : []
  return first?.rounds ?? 0
}

const shown = (say: typeof en, day: DemoDay): string => {
  const { length } = day.started
  if (length === 0) return say.comingIn
  return length > swissRounds(day) ? say.finals : say.round(length)
}

const eventText = (say: typeof en, address: string, { day, event, ...tokens }: DemoEvent) => {
  const ways = [
    [say.judge(day.judge), `${address}/in#${tokens.judge}`],
    [say.player(day.phone), `${address}/in#${tokens.player}`],
    [say.everybody, `${address}/events/${event}/public`],
  ] as const
  const width = Math.max(...ways.map(([who]) => who.length))
  const title = regulationOf(day.regulation)?.name ?? day.regulation
  return [
    `${day.name} (${title}): ${shown(say, day)}`,
    ...ways.map(([who, link]) => `  ${who.padEnd(width)}  ${link}`),
    '',
  ]
}

/** What whoever starts a demonstration reads: where it is, what it shows, and who one can be. */
export const demoText = (language: Language, told: Told): string => {
  const { address, data, folder, every } = told
  const say = words[language]
  const lines = [
    say.ready(address),
    say.invented,
    say.organizer(`${address}/in#${data.organizer}`),
    say.asked(demoOrganizer.name, demoOrganizer.passphrase),
    '',
    ...data.events.flatMap((one) => eventText(say, address, one)),
    say.resets(durationText(language, every)),
    say.kept(folder),
  ]
  return `${lines.join('\n')}\n`
}

export const resetText = (language: Language): string => `${words[language].reset}\n`
