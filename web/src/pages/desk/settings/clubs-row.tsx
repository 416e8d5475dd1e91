import { rulesOf } from '@topcut/engine'
import { useLeading } from '../../../leader/leading.ts'
import { clubsOf } from '../../../leader/player/clubs.ts'
import { CheckField } from '../../../ui/field.tsx'
import { RuleIds } from '../../../ui/rule-ids.tsx'
import { deskWords } from '../../../words/desk.ts'
import { settingsWords } from '../../../words/settings.ts'
import { useWords } from '../../../words/use-words.ts'
import { Locked } from './locked.tsx'
import type { InSettings } from './use-settings.ts'

/** Whether players of one club can meet in round 1, where the document leaves that open. */
export const ClubsRow = ({ settings }: { readonly settings: InSettings }) => {
  const { state, people, ask } = useLeading()
  const { label } = useWords(deskWords)
  const words = useWords(settingsWords)
  const decision = ask({ kind: 'keep-clubs-apart', clubs: [] })
  const refusal = decision.granted ? null : decision.refusal
  if (refusal?.code === 'round-one-by-lot') {
    return (
      <div data-testid="settings-clubs">
        <dt>{words.clubs}</dt>
        <dd>
          {refusal.tiers.length === 0
            ? words.clubsByLot
            : words.clubsOnlyAt(refusal.tiers.map((tier) => label(`tier.${tier}`)).join(', '))}{' '}
          <RuleIds rules={[refusal.rule]} />
          <p className="muted">{words.clubsByHand}</p>
        </dd>
        <dd className="muted">{words.byTheRules}</dd>
      </div>
    )
  }
  const rule = rulesOf(state.created).regulation.pairing.avoidInFirstRound?.rule
  if (state.rounds.length > 0) {
    return (
      <Locked label={words.clubs} why={words.why.clubs} rules={[rule]}>
        {state.clubsApart === null ? words.clubsMeet : words.clubsKept}
      </Locked>
    )
  }
  const clubs = clubsOf([...state.players.values()], people)
  return (
    <div data-testid="settings-clubs">
      <dt>{words.clubs}</dt>
      <dd>
        <CheckField
          value={settings.now.clubsApart}
          onChange={(clubsApart) => settings.type({ clubsApart })}
          data-testid="settings-clubs-apart"
        >
          {words.clubsKept}
        </CheckField>
        <p className="muted">
          {clubs.length === 0 ? (
            words.clubsLater
          ) : (
            <span translate="no">
              {clubs.map(({ name, players }) => `${name} ${players.length}`).join(' · ')}
            </span>
          )}{' '}
          <RuleIds rules={[rule]} />
        </p>
      </dd>
      <dd />
    </div>
  )
}
