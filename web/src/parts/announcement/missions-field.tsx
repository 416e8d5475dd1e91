import type { permittedMaps, Regulation, Tier } from '@topcut/engine'
import { AreaField } from '../../ui/field.tsx'
import { RuleIds } from '../../ui/rule-ids.tsx'
import { deskWords } from '../../words/desk.ts'
import { useWords } from '../../words/use-words.ts'

type Props = {
  readonly regulation: Regulation
  /** What the document has on the day; null where it says nothing. */
  readonly maps: ReturnType<typeof permittedMaps>
  readonly tier: Tier
  readonly value: string
  readonly onChange: (text: string) => void
}

/** What is played, where the document draws it for each round, and on which maps it may be. */
export const MissionsField = ({ regulation, maps, tier, value, onChange }: Props) => {
  const { page } = useWords(deskWords)
  if (regulation.missions === null) return null
  return (
    <AreaField
      label={page.missions}
      hint={
        <>
          {page.missionsNote} <RuleIds rules={[regulation.missions.rule]} />
          {maps !== null && (
            <span className="permitted-maps" data-testid="permitted-maps">
              <br />
              {page.before.missions.maps(maps.value.maps.join(', '))}{' '}
              {maps.value.at.includes(tier) && page.before.missions.binding}{' '}
              <RuleIds rules={[maps.rule]} />
            </span>
          )}
        </>
      }
      data-testid="event-missions"
      rows={3}
      maxLength={undefined}
      spellCheck={false}
      value={value}
      onChange={onChange}
    />
  )
}
