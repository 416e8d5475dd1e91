import type { Command, PlayerState } from '@topcut/engine'
import type { Person } from '@topcut/protocol'
import { useId, useState } from 'react'
import { request } from '../../../sending/request.ts'
import { useWords } from '../../../words/use-words.ts'
import { useDesk } from '../desk-context.ts'
import { type Trouble, TroubleNote, troubleOf } from '../trouble-note.tsx'
import { DeclinePlace } from './decline-place.tsx'
import { DeductPoints } from './deduct-points.tsx'
import { longestName } from './names-typed.ts'

type Props = {
  readonly player: PlayerState
  readonly name: string
  readonly onDone: () => void
}

type When = 'now' | 'after-round'

/** Everything that is seldom done with one player. */
export const PlayerActions = ({ player, name, onDone }: Props) => {
  const { session, act } = useDesk()
  const { page, term, label } = useWords()
  const [newName, setNewName] = useState(name)
  const [when, setWhen] = useState<When>('now')
  const [reason, setReason] = useState('')
  const [trouble, setTrouble] = useState<{
    readonly of: Trouble
    readonly command: Command
  } | null>(null)
  const [nameTrouble, setNameTrouble] = useState<Trouble | null>(null)
  const ids = useId()
  const { player: id, status } = player
  const isIn = status === 'active' || status === 'registered'

  const give = async (command: Command, override?: string) => {
    const outcome = await act({ command, ...(override === undefined ? {} : { override }) })
    const refused = troubleOf(outcome)
    setTrouble(refused === null ? null : { of: refused, command })
    if (refused === null) onDone()
  }

  const rename = async () => {
    const reply = await request<Person>(
      'PUT',
      `/api/events/${session.event}/people/${encodeURIComponent(id)}`,
      { name: newName.trim() },
    )
    if (reply.kind === 'ok') {
      session.live.takeAnswer({ entries: [], warnings: [], people: [reply.body] })
      onDone()
    } else if (reply.kind === 'unreachable') {
      setNameTrouble({ kind: 'problem', code: 'unreachable', detail: term('connection-lost') })
    } else setNameTrouble(reply)
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes whatever has the focus inside
    <div
      className="player-actions"
      onKeyDown={(key) => {
        if (key.key === 'Escape') onDone()
      }}
    >
      <form
        className="inline"
        onSubmit={(submit) => {
          submit.preventDefault()
          void rename()
        }}
      >
        <label htmlFor={`${ids}-name`}>{page.newName(name)}</label>
        <input
          id={`${ids}-name`}
          value={newName}
          maxLength={longestName}
          required
          onChange={(typed) => setNewName(typed.target.value)}
        />
        <button type="submit" className="btn small">
          {page.rename}
        </button>
      </form>
      {nameTrouble !== null && <TroubleNote trouble={nameTrouble} />}
      {status === 'dropped' && (
        <button
          type="button"
          className="btn small"
          data-testid="readmit"
          onClick={() => give({ kind: 'readmit-player', player: id })}
        >
          {label('do.readmit-player')}
        </button>
      )}
      {status !== 'disqualified' && (
        <div className="inline">
          <label htmlFor={`${ids}-when`}>{page.when}</label>
          <select
            id={`${ids}-when`}
            value={when}
            onChange={(chosen) => setWhen(chosen.target.value as When)}
          >
            <option value="now">{term('now')}</option>
            <option value="after-round">{term('after-round')}</option>
          </select>
          {isIn && (
            <button
              type="button"
              className="btn small"
              data-testid="drop"
              onClick={() => give({ kind: 'drop-player', player: id, when })}
            >
              {label('do.drop-player')}
            </button>
          )}
        </div>
      )}
      {status !== 'disqualified' && (
        <form
          className="inline"
          noValidate
          onSubmit={(submit) => {
            submit.preventDefault()
            void give({ kind: 'disqualify-player', player: id, when, reason })
          }}
        >
          <label htmlFor={`${ids}-reason`}>{page.whyDisqualify}</label>
          <input
            id={`${ids}-reason`}
            value={reason}
            maxLength={500}
            onChange={(typed) => setReason(typed.target.value)}
          />
          <button type="submit" className="btn small" data-testid="disqualify">
            {label('do.disqualify-player')}
          </button>
        </form>
      )}
      <DeclinePlace player={id} onGive={give} />
      <DeductPoints player={id} onGive={give} />
      {trouble !== null && (
        <TroubleNote
          trouble={trouble.of}
          onOverride={(override) => give(trouble.command, override)}
        />
      )}
    </div>
  )
}
