import { commitmentTo, lotOfRound, sealFrom } from '../../chance/lots.ts'
import { regulationOf } from '../../regulations/catalogue.ts'
import { type About, aboutAfter, trimmedAbout } from '../../vocabulary/about.ts'
import type { CameFrom } from '../../vocabulary/came-from.ts'
import { type Tier, tiers } from '../../vocabulary/details.ts'
import { type Day, isDay } from '../../vocabulary/instant.ts'
import type { Options } from '../../vocabulary/option.ts'
import type { RoundMinutes, Structure } from '../../vocabulary/stage.ts'
import { missionListRefusal } from '../reading/missions.ts'
import type { Ask } from '../spine/ask.ts'
import { organizer, type Traits } from '../spine/command.ts'
import { type Decision, grant, refuse } from '../spine/decision.ts'
import { aboutRefusal } from './description-refusal.ts'
import { lengthRefusal, optionRefusal } from './options-refusal.ts'
import { structureRefusal, structureWarnings } from './structure-refusal.ts'

export type CreateEvent = {
  readonly kind: 'create-event'
  readonly name: string
  readonly regulation: string
  readonly tier: Tier
  readonly date: Day
  readonly structure: Structure
  readonly options: Options
  /** What every lot of the event is drawn from; absent: the desk's own entropy. */
  readonly entropy?: string
  /** Where the document lets the organizer choose how long rounds are. */
  readonly roundMinutes?: RoundMinutes
  /** What is played, where the document draws it for each round. */
  readonly missions?: readonly string[]
  /** What is said of it from the beginning. */
  readonly about?: About
  /** The file of another tool that it was taken in from. */
  readonly cameFrom?: CameFrom
}

/** Creation stands apart: there is no state yet. */
export const createEvent: Traits & {
  readonly decide: (command: CreateEvent, ask: Ask) => Decision
} = {
  may: organizer,
  touches: 'nothing',
  grave: false,
  afterTheEnd: false,
  takesName: false,
  decide: (command, ask) => {
    const { kind: _, about: said, ...event } = command
    const name = event.name.trim()
    if (name === '') return refuse({ code: 'bad-value', field: 'name', expected: 'a name' })
    const regulation = regulationOf(event.regulation)
    if (regulation === null) {
      return refuse({ code: 'unknown-regulation', regulation: event.regulation })
    }
    if (!tiers.includes(event.tier)) {
      return refuse({ code: 'bad-value', field: 'tier', expected: tiers.join(' | ') })
    }
    if (!isDay(event.date)) {
      return refuse({ code: 'bad-value', field: 'date', expected: '2015-10-03' })
    }
    const about = said === undefined ? {} : { about: aboutAfter({}, trimmedAbout(said)) }
    const refusal =
      optionRefusal(event.options, regulation) ??
      structureRefusal(event.structure, regulation) ??
      lengthRefusal(event.roundMinutes ?? {}, regulation) ??
      (event.missions === undefined ? null : missionListRefusal(event.missions, regulation)) ??
      aboutRefusal(event.date, about.about)
    if (refusal !== null) return refuse(refusal)
    const entropy = event.entropy ?? ask.entropy
    const { leader } = ask.by
    const organizer = leader === undefined ? {} : { organizer: leader }
    const cards =
      ask.cards == null || ask.cards.id !== regulation.cards ? {} : { cards: ask.cards.id }
    return grant(
      [
        {
          ...{ ...event, kind: 'event-created', name, entropy },
          ...committed(ask),
          ...{ ...organizer, ...about, ...cards },
        },
      ],
      structureWarnings(event.structure, regulation),
    )
  },
}

/** The lots are fixed before anybody is known who could be helped by them. */
const committed = ({ secret }: Ask) =>
  secret === undefined
    ? {}
    : { secret, seal: sealFrom(secret), committed: commitmentTo(lotOfRound(secret, 1)) }
