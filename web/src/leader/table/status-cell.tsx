import type { TableRow } from '@topcut/engine'
import { type ReactNode, useState } from 'react'
import { type Trouble, troubleOf } from '../../state/sending/outbox.ts'
import { useServerTime } from '../../state/use-server-time.ts'
import { Button } from '../../ui/button.tsx'
import { Sign, type SignName } from '../../ui/sign.tsx'
import { deskWords } from '../../words/desk.ts'
import { timeText } from '../../words/time-text.ts'
import { useWords } from '../../words/use-words.ts'
import type { Leading } from '../leading.ts'
import { TroubleNote } from '../trouble-note.tsx'
import type { ShownStatus } from './table-status.ts'

const signs: { readonly [K in ShownStatus['kind']]: readonly [SignName, string] } = {
  differ: ['differ', 'wrong'],
  called: ['call', 'warn'],
  awaits: ['warn', 'warn'],
  entered: ['check', 'good'],
  entering: ['cursor', ''],
  extended: ['plus', ''],
  slow: ['warn', 'warn'],
  reported: ['phone', ''],
  ended: ['clock', 'muted'],
  playing: ['play', 'muted'],
  'not-started': ['idle', 'faint'],
}

type Props = {
  readonly row: TableRow
  readonly status: ShownStatus
  readonly enteredAt: number | null
  /** Whose word is awaited, where the state is about that. */
  readonly about: string
  /** Who has reported, in short; empty where that is too long. */
  readonly reporter: string
  /** What somebody says, where that is told here. */
  readonly said: string | null
  /** What can be done here with one press: it takes the place of what stands beside the word. */
  readonly children?: ReactNode
  readonly act: Leading['act']
}

/** What goes on at a table: sign and word. A tap says that play has begun or ended there. */
export const StatusCell = (props: Props) => {
  const { row, status, enteredAt, about, act } = props
  const { page, language } = useWords(deskWords)
  const { status: say } = page.rounds
  const [trouble, setTrouble] = useState<Trouble | null>(null)
  const now = useServerTime(status.kind === 'called')
  const [sign, mood] = signs[status.kind]

  const [text, beside] = ((): readonly [string, string] => {
    switch (status.kind) {
      case 'called': {
        const minutes = Math.max(0, Math.floor((now - status.since) / 60_000))
        return [say.called, say.calledFor(minutes)]
      }
      case 'awaits':
        return [say.awaits(about), '']
      case 'reported':
        if (props.said !== null) return [props.said, '']
        return [props.reporter === '' ? say.byPhone : say.reported(props.reporter), '']
      case 'differ':
        return [props.said ?? say.differ, '']
      case 'extended':
        return [say.extended(status.minutes), '']
      case 'slow':
        return [say.slow, status.toTime.length === 0 ? '' : say.toTime(status.toTime)]
      case 'playing':
        // The clock says since when all of them play; a time of their own is worth telling.
        return [say.playing, row.startedAt === null ? '' : timeText(language, row.startedAt)]
      case 'not-started':
        return [say.notStarted, '']
      case 'entered':
        return [say.entered, enteredAt === null ? '' : timeText(language, enteredAt)]
      default:
        return [say[status.kind], '']
    }
  })()

  const kind = row.startedAt === null ? 'start-match' : 'end-match'
  const tap = { kind, match: row.match } as const
  // While something is typed or asked for there, a tap is not what the cell is about.
  const isTapped = ['not-started', 'playing', 'extended', 'slow'].includes(status.kind)
  const content = (
    <>
      <Sign name={sign} />
      <span className="status-text">{text}</span> {beside !== '' && <small>{beside}</small>}
    </>
  )
  return (
    <span className="status" data-testid="status" data-status={status.kind}>
      {isTapped ? (
        <Button
          tone="bare"
          className={`state ${mood}`}
          data-testid={kind}
          aria-label={`${text} ${beside}, ${
            kind === 'start-match' ? say.startTable(row.table) : say.endTable(row.table)
          }`}
          onClick={async () => setTrouble(troubleOf(await act({ command: tap })))}
        >
          {content}
        </Button>
      ) : (
        <span className={`state ${mood}`}>{content}</span>
      )}
      {props.children}
      {trouble !== null && <TroubleNote trouble={trouble} />}
    </span>
  )
}
