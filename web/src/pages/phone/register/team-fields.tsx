import type { MemberShown } from '@topcut/engine'
import { useState } from 'react'
import { SelectField, TextField } from '../../../ui/field.tsx'
import { registerWords } from '../../../words/register.ts'
import { teamWords } from '../../../words/team.ts'
import { useWords } from '../../../words/use-words.ts'
import './team-fields.css'

const choices = ['usual', 'full', 'short'] as const
type Shown = (typeof choices)[number]

export const asShown = (chosen: string): MemberShown =>
  chosen === 'full' || chosen === 'short' ? chosen : null

/** One of the team, and how that one is named where everybody reads it. */
const MemberFields = ({ member }: { readonly member: number }) => {
  const words = useWords(registerWords)
  const ofTeam = useWords(teamWords)
  const [shown, setShown] = useState<Shown>('usual')
  const isOwn = member === 1
  return (
    <div className="member-fields">
      <TextField
        label={isOwn ? ofTeam.own : ofTeam.mate}
        name={`member-${member}`}
        data-testid={`member-${member}`}
        autoComplete={isOwn ? 'name' : 'off'}
        required
        maxLength={80}
      />
      <SelectField<Shown>
        label={isOwn ? ofTeam.ownShown : ofTeam.mateShown}
        name={`shown-${member}`}
        data-testid={`shown-${member}`}
        value={shown}
        choices={choices.map((one) => [one, words.shownAs[one]] as const)}
        onChange={setShown}
      />
    </div>
  )
}

/** A team: what it is called, and who plays in it, first who types it in. */
export const TeamFields = ({ size }: { readonly size: number }) => {
  const words = useWords(registerWords)
  const ofTeam = useWords(teamWords)
  return (
    <>
      <TextField
        label={ofTeam.name}
        hint={ofTeam.nameNote}
        name="name"
        data-testid="name"
        required
        maxLength={80}
      />
      {Array.from({ length: size }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the places of a team stay where they are
        <MemberFields key={index} member={index + 1} />
      ))}
      <p className="muted">{words.shownNote}</p>
    </>
  )
}
