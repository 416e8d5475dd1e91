import type { PublicTable, Result } from '@topcut/engine'
import { resultText } from '@topcut/protocol/words'
import { useLanguage } from '../../../words/use-words.ts'

type Props = { readonly table: PublicTable; readonly result: Result }

/** A result in the reader's language, in the order of the seats. */
export const ResultLine = ({ table: { players }, result }: Props) => {
  const chosen = useLanguage()
  const names = [players[0].name, players[1].name] as const
  return <b>{resultText(chosen, result, names)}</b>
}
