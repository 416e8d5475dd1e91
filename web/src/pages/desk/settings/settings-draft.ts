import type { AboutChange, Command, EventState, Options, Prize, RoundMinutes } from '@topcut/engine'
import { isSame } from '../../../parts/is-same.ts'

/** Everything the settings hold, as it is typed: nothing is an empty text. */
export type Settings = {
  readonly name: string
  readonly date: string
  readonly until: string
  readonly start: string
  readonly venue: string
  readonly address: string
  readonly description: string
  readonly fee: string
  readonly prizes: readonly Prize[]
  readonly logo: string
  readonly capacity: string
  readonly options: Options
}

/** As it stands, with what goes along with the options and is not typed here. */
type Saved = Settings & { readonly lengths: { readonly roundMinutes?: RoundMinutes } }

export type SettingName = keyof Settings

/** Only what somebody has touched. */
export type SettingsDraft = Partial<Settings>

export const settingsOf = ({ created, about, capacity }: EventState): Saved => ({
  name: created.name,
  date: created.date,
  until: about.until ?? '',
  start: about.start ?? '',
  venue: about.venue ?? '',
  address: about.address ?? '',
  description: about.description ?? '',
  fee: about.fee ?? '',
  prizes: about.prizes ?? [],
  logo: about.logo ?? '',
  capacity: `${capacity ?? ''}`,
  options: created.options,
  lengths: created.roundMinutes === undefined ? {} : { roundMinutes: created.roundMinutes },
})

const names: readonly SettingName[] = [
  'name',
  'date',
  'until',
  'start',
  'venue',
  'address',
  'description',
  'logo',
  'fee',
  'prizes',
  'capacity',
  'options',
]

/** What is typed otherwise than it stands, in the order of the page. */
export const changedSettings = (draft: SettingsDraft, saved: Settings): readonly SettingName[] =>
  names.filter((name) => draft[name] !== undefined && !isSame(draft[name], saved[name]))

/** One press of a button: what has to be given for it, and nothing for what stays. */
export const settingsCommands = (draft: SettingsDraft, saved: Saved): readonly Command[] => {
  const changed = changedSettings(draft, saved)
  const { capacity = '', options = {}, ...said } = draft
  const about = changed.flatMap((name) =>
    name === 'capacity' || name === 'options' ? [] : [[name, saidAs(name, said[name])] as const],
  )
  return [
    ...(about.length === 0
      ? []
      : [{ kind: 'describe-event', about: Object.fromEntries(about) as AboutChange } as const]),
    ...(changed.includes('capacity')
      ? [{ kind: 'set-capacity', players: capacity === '' ? null : Number(capacity) } as const]
      : []),
    // What was chosen for the lengths stays: the command takes the place of both.
    ...(changed.includes('options')
      ? [{ kind: 'change-options', options, ...saved.lengths } as const]
      : []),
  ]
}

/** An emptied field takes away what it held; a name that is none is the engine's to refuse. */
const saidAs = (name: SettingName, typed: string | readonly Prize[] | undefined = '') =>
  typed.length === 0 && name !== 'name' && name !== 'date' ? null : typed
