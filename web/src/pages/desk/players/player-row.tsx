import { type PlayerState, teamSize } from '@topcut/engine'
import { memo, type Ref, useState } from 'react'
import { GiveButton } from '../../../leader/forms/give-button.tsx'
import { useLeading } from '../../../leader/leading.ts'
import { PlayerStatus } from '../../../leader/player/player-status.tsx'
import { Button, IconButton } from '../../../ui/button.tsx'
import { CheckField } from '../../../ui/field.tsx'
import { useNear } from '../../../ui/long-list.ts'
import { Pill } from '../../../ui/note.tsx'
import { RuleIds } from '../../../ui/rule-ids.tsx'
import { Sign } from '../../../ui/sign.tsx'
import { deskWords } from '../../../words/desk.ts'
import { useWords } from '../../../words/use-words.ts'
import { lookAtPlayer } from './looked-at-player.ts'
import { PlayerActions } from './player-actions.tsx'

type RowProps = {
  readonly ref: Ref<HTMLLIElement>
  readonly player: PlayerState
  /** Where several are chosen: whether this one is, and what a tick does. */
  readonly choice?: { readonly isChosen: boolean; readonly onChoose: (chosen: boolean) => void }
}

const WholeRow = ({ ref, player, choice }: RowProps) => {
  const { state, people, names } = useLeading()
  const { page } = useWords(deskWords)
  const [isOpen, setOpen] = useState(false)
  const name = names.player(player.player)
  const person = people.get(player.player)
  const isBefore = state.stages.length === 0 && choice === undefined
  const isComing = player.status === 'registered' || player.status === 'waiting'
  const mayCheckIn = isBefore && player.status === 'registered' && !player.checkedIn
  const { members = [], club = '' } = person ?? {}
  const size = teamSize(state.created)

  return (
    <li ref={ref} className="player" data-testid={`player-${player.number}`}>
      {choice === undefined ? (
        <span className="t num">{player.number}</span>
      ) : (
        <CheckField
          className="choose-player"
          data-testid="choose-player"
          value={choice.isChosen}
          onChange={choice.onChoose}
        >
          <span className="vh" translate="no">
            {name}
          </span>
        </CheckField>
      )}
      <Button
        tone="explains"
        className="name"
        title={name}
        translate="no"
        onClick={() => lookAtPlayer(player.player)}
      >
        {name}
      </Button>
      <span className="name faint" translate="no">
        {[members.join(' / '), club].filter((one) => one !== '').join(' · ')}
        {size !== null && members.length !== size.value && (
          <Pill tone="warn">
            {page.people.membersMissing} <RuleIds rules={[size.rule]} />
          </Pill>
        )}
      </span>
      <PlayerStatus player={player} />
      <span className="player-do">
        {isBefore && isComing && !player.paid && (
          <span className="pay">
            <GiveButton
              command={{ kind: 'mark-payment', players: [player.player], paid: true }}
              text={page.people.markPaid}
              about={name}
            />
          </span>
        )}
        {mayCheckIn && (
          <GiveButton command={{ kind: 'check-in-player', player: player.player }} about={name} />
        )}
        <IconButton
          aria-expanded={isOpen}
          label={page.actionsFor(name)}
          data-testid="player-more"
          onClick={() => setOpen(!isOpen)}
        >
          <Sign name="more" />
        </IconButton>
      </span>
      {isOpen && <PlayerActions player={player} onDone={() => setOpen(false)} />}
    </li>
  )
}

type PlainProps = {
  readonly ref: Ref<HTMLLIElement>
  readonly number: number
  readonly name: string
}

/** Somebody far from the window: found, counted and read out like all others. */
const PlainRow = memo(({ ref, number, name }: PlainProps) => (
  <li ref={ref} className="player plain" data-testid={`player-${number}`}>
    <span className="t num">{number}</span>
    <span className="name" translate="no">
      {name}
    </span>
  </li>
))

type Props = Omit<RowProps, 'ref'> & { readonly isWhole?: boolean }

export const PlayerRow = ({ isWhole = true, ...row }: Props) => {
  const { names } = useLeading()
  const [ref, isNear] = useNear<HTMLLIElement>(isWhole)
  const { player, number } = row.player
  if (isNear) return <WholeRow ref={ref} {...row} />
  return <PlainRow ref={ref} number={number} name={names.player(player)} />
}
