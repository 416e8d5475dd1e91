import type { HookDeliveriesAnswer, HookDelivery } from '@topcut/protocol'
import { Button } from '../../../../ui/button.tsx'
import { Pill } from '../../../../ui/note.tsx'
import { type HookWords, hookWords } from '../../../../words/hooks.ts'
import { momentText } from '../../../../words/moment-text.ts'
import { useLanguage, useWords } from '../../../../words/use-words.ts'
import { useAskedOften } from './use-asked-often.ts'

const tones = { delivered: 'good', waiting: 'warn', failed: 'warn', 'taken-back': 'plain' } as const

const outcome = (words: HookWords, { answer, fault }: HookDelivery): readonly string[] => {
  if (answer !== null) return [words.answered(answer)]
  return fault === null ? [] : [words.faults[fault]]
}

type Props = {
  readonly path: string
  readonly changes: number
  readonly onAgain: (delivery: string) => void
}

/** The latest messages to an address, and what came of each. */
export const HookDeliveries = ({ path, changes, onAgain }: Props) => {
  const words = useWords(hookWords)
  const language = useLanguage()
  const asked = useAskedOften<HookDeliveriesAnswer>(`${path}/deliveries`, changes)
  if (asked === null) return null
  if (asked.deliveries.length === 0) return <p className="muted">{words.noDeliveries}</p>
  return (
    <ul className="hook-deliveries" aria-label={words.deliveries}>
      {asked.deliveries.map((one) => (
        <li key={one.id} data-testid="hook-delivery" data-state={one.state}>
          <span>
            <b>{words.types[one.type]}</b>{' '}
            <Pill tone={tones[one.state]}>{words.delivered[one.state]}</Pill>
          </span>
          <span className="muted">
            {[
              momentText(language, one.lastAt),
              words.attempts(one.attempts),
              ...outcome(words, one),
              ...(one.nextAt === null ? [] : [words.nextAt(momentText(language, one.nextAt))]),
            ].join(' · ')}
          </span>
          {one.state !== 'waiting' && (
            <Button size="small" data-testid="hook-again" onClick={() => onAgain(one.id)}>
              {words.again}
              <span className="vh">
                : {words.types[one.type]} {momentText(language, one.lastAt)}
              </span>
            </Button>
          )}
        </li>
      ))}
    </ul>
  )
}
