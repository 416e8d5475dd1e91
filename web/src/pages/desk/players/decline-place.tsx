import type { Command, PlayerId } from '@topcut/engine'
import { useWords } from '../../../words/use-words.ts'
import { tryHere, useDesk } from '../desk-context.ts'

type Props = { readonly player: PlayerId; readonly onGive: (command: Command) => void }

/** Gives up a place after the cut, for as long as somebody can still move up. */
export const DeclinePlace = ({ player, onGive }: Props) => {
  const { event, state } = useDesk()
  const { label } = useWords()
  const command: Command = { kind: 'decline-place', player }
  if (state.cut === null || !tryHere(event, command).granted) return null
  return (
    <button
      type="button"
      className="btn small"
      data-testid="decline-place"
      onClick={() => onGive(command)}
    >
      {label('do.decline-place')}
    </button>
  )
}
