import type { TableRow } from '@topcut/engine'
import { shortResultText } from '@topcut/protocol/words'
import { useLeading } from '../../leader/leading.ts'
import type { TableStatus } from '../../leader/table/table-status.ts'
import { Sign, type SignName } from '../../ui/sign.tsx'
import { deskWords } from '../../words/desk.ts'
import { timeText } from '../../words/time-text.ts'
import { useWords } from '../../words/use-words.ts'

const signs: { readonly [K in TableStatus['kind']]: readonly [SignName, string] } = {
  differ: ['differ', 'wrong'],
  called: ['call', 'warn'],
  awaits: ['warn', 'warn'],
  entered: ['check', 'good'],
  extended: ['plus', ''],
  slow: ['warn', 'warn'],
  reported: ['phone', 'muted'],
  ended: ['clock', 'muted'],
  playing: ['play', 'muted'],
  'not-started': ['idle', 'muted'],
}

type Props = { readonly row: TableRow; readonly status: TableStatus }

/** What goes on at a table, as sign and word, for a list that leads there. */
export const StatusWords = ({ row, status }: Props) => {
  const { names } = useLeading()
  const { page, language } = useWords(deskWords)
  const { status: say } = page.rounds
  const [sign, mood] = signs[status.kind]
  const text = ((): string => {
    switch (status.kind) {
      case 'awaits':
        return say.awaits(names.player(status.player))
      case 'reported':
        return say.reported(names.player(status.player))
      case 'extended':
        return say.extended(status.minutes)
      case 'slow':
        return status.toTime.length === 0 ? say.slow : `${say.slow}, ${say.toTime(status.toTime)}`
      case 'called':
        return `${say.called}, ${timeText(language, status.since)}`
      case 'playing':
        return `${say.playing}, ${timeText(language, status.since)}`
      case 'not-started':
        return say.notStarted
      case 'entered':
        return row.result === null ? say.entered : shortResultText(language, row.result)
      default:
        return say[status.kind]
    }
  })()
  return (
    <span className={`judge-status ${mood}`} data-status={status.kind}>
      <Sign name={sign} /> {text}
    </span>
  )
}
