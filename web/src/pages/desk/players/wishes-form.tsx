import type { PlayerId, PlayerState } from '@topcut/engine'
import { useState } from 'react'
import { GiveForm } from '../../../leader/forms/give-form.tsx'
import { PlayerField } from '../../../leader/forms/player-field.tsx'
import { useLeading } from '../../../leader/leading.ts'
import { CheckField } from '../../../ui/field.tsx'
import { deskWords } from '../../../words/desk.ts'
import { useWords } from '../../../words/use-words.ts'
import { wishRule } from './apart.ts'

/** Whom a player would rather not meet in round 1: changed until that round is paired. */
export const WishesForm = ({ player: { player, avoid } }: { readonly player: PlayerState }) => {
  const { state, names } = useLeading()
  const { page } = useWords(deskWords)
  const [dropped, setDropped] = useState<readonly PlayerId[]>([])
  const [added, setAdded] = useState<PlayerId | ''>('')
  const rule = wishRule(state)
  const kept = avoid.filter((one) => !dropped.includes(one))
  const wished = added === '' || kept.includes(added) ? kept : [...kept, added]
  if (rule === null) {
    return avoid.length === 0 ? null : (
      <section>
        <h3>{page.people.avoids}</h3>
        <p translate="no">{avoid.map(names.player).join(', ')}</p>
      </section>
    )
  }
  return (
    <section>
      <h3>{page.people.avoids}</h3>
      <GiveForm
        command={{ kind: 'change-wishes', wishes: [{ player, avoid: wished }] }}
        rules={[rule]}
        onDone={() => {
          setDropped([])
          setAdded('')
        }}
      >
        {avoid.map((one) => (
          <CheckField
            className="wide"
            key={one}
            data-testid={`wish-${one}`}
            value={!dropped.includes(one)}
            onChange={(isKept) =>
              setDropped(isKept ? dropped.filter((other) => other !== one) : [...dropped, one])
            }
          >
            <span translate="no">{names.player(one)}</span>
          </CheckField>
        ))}
        <PlayerField
          label={page.people.addWish}
          testId="add-wish"
          value={added}
          only={(one) =>
            one.player !== player && one.lastRound === null && !avoid.includes(one.player)
          }
          onChange={setAdded}
        />
      </GiveForm>
    </section>
  )
}
