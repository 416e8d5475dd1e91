import { permittedMaps, planFor, type Regulation } from '@topcut/engine'
import type { ListedEvent } from '@topcut/protocol'
import { OptionFields } from '../../../leader/options/option-fields.tsx'
import { DayPlan } from '../../../leader/structure/day-plan.tsx'
import { LengthFields } from '../../../leader/structure/length-fields.tsx'
import { StructureField } from '../../../leader/structure/structure-field.tsx'
import { StructureSuggestion } from '../../../leader/structure/structure-suggestion.tsx'
import { MissionsField } from '../../../parts/announcement/missions-field.tsx'
import { CheckField, TextField } from '../../../ui/field.tsx'
import { capital } from '../../../words/capital.ts'
import { deskWords } from '../../../words/desk.ts'
import { startWords } from '../../../words/start.ts'
import { useWords } from '../../../words/use-words.ts'
import type { CreateEvent, Filled } from './creation.ts'
import { TablesField } from './tables-field.tsx'

type Props = {
  readonly regulation: Regulation
  readonly filled: Filled
  readonly command: CreateEvent
  readonly headCount: number
  readonly events: readonly ListedEvent[]
  readonly firstTable: string
  readonly isDraft: boolean
  readonly onFill: (more: Partial<Filled>) => void
  readonly onFirstTable: (text: string) => void
  readonly onDraft: (isDraft: boolean) => void
}

/** What most keep as it is, and what can wait until the event is there. */
export const MoreFields = (props: Props) => {
  const { regulation, filled, command, headCount, onFill } = props
  const { home } = useWords(startWords)
  const { tier, kind, swissRounds, cut, minutes, missions, options } = filled
  const stages = planFor(command.structure, headCount, regulation.structure)
  const { label, language } = useWords(deskWords)
  return (
    <div className="fields">
      <TextField
        className="field wide"
        label={capital(language, label('about.venue'))}
        data-testid="event-venue"
        maxLength={120}
        value={filled.about.venue ?? ''}
        onChange={(venue) => onFill({ about: { ...filled.about, venue } })}
      />
      <StructureField
        {...{ regulation, tier, kind, swissRounds, cut }}
        onKind={(other) => onFill({ kind: other })}
        onSwissRounds={(text) => onFill({ swissRounds: text })}
        onCut={(text) => onFill({ cut: text })}
      />
      {headCount > 0 && (
        <div className="field wide">
          <StructureSuggestion
            {...{ regulation, tier, headCount }}
            structure={command.structure}
            onTake={(other) => onFill({ kind: other })}
          />
          {stages !== null && (
            <DayPlan
              {...{ regulation, stages, headCount }}
              minutes={command.roundMinutes ?? {}}
              start={command.about?.start ?? ''}
            />
          )}
        </div>
      )}
      <TablesField
        date={filled.date}
        events={props.events}
        value={props.firstTable}
        onChange={props.onFirstTable}
      />
      <LengthFields {...{ regulation, minutes }} onChange={(other) => onFill({ minutes: other })} />
      <MissionsField
        {...{ regulation, tier }}
        maps={permittedMaps(regulation, command.date)}
        value={missions}
        onChange={(text) => onFill({ missions: text })}
      />
      <OptionFields {...{ regulation, options }} onChange={(other) => onFill({ options: other })} />
      <CheckField
        className="wide"
        data-testid="event-draft"
        value={props.isDraft}
        onChange={props.onDraft}
      >
        {home.asDraft}
      </CheckField>
    </div>
  )
}
