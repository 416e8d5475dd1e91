import { GiveButton } from '../../../leader/forms/give-button.tsx'
import { useLeading } from '../../../leader/leading.ts'
import { RuleIds } from '../../../ui/rule-ids.tsx'
import { Sign } from '../../../ui/sign.tsx'
import { deskWords } from '../../../words/desk.ts'
import { useWords } from '../../../words/use-words.ts'
import { clubsOf, wishesApart, wishRule } from './apart.ts'

/** One press: nobody meets somebody of the own club in round 1. */
export const ClubsApart = () => {
  const { state, people } = useLeading()
  const { page } = useWords(deskWords)
  const rule = wishRule(state)
  const clubs = clubsOf([...state.players.values()], people)
  if (rule === null || clubs.length === 0) return null
  const wishes = wishesApart(
    state.players,
    clubs.map(({ players }) => players),
  )
  return (
    <div className="clubs-apart" data-testid="clubs-apart">
      <p>
        <span className="muted">{page.people.severalOfClub}</span>{' '}
        <span translate="no">
          {clubs.map(({ name, players }) => `${name} ${players.length}`).join(' · ')}
        </span>
      </p>
      {wishes.length === 0 ? (
        <p className="good">
          <Sign name="check" /> {page.people.clubsAreApart}
        </p>
      ) : (
        <GiveButton command={{ kind: 'change-wishes', wishes }} text={page.people.clubsApart} />
      )}
      <RuleIds rules={[rule]} />
    </div>
  )
}
