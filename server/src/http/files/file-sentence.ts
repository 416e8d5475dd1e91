import { type PlayerId, regulationOf } from '@topcut/engine'
import { type FileRefusal, fileCodes, fileSentence, type PlacedRefusal } from '@topcut/exchange'
import { type Language, refusalSentence } from '@topcut/protocol/words'

type AnyRefusal = FileRefusal | PlacedRefusal

const isOfFile = (refusal: AnyRefusal): refusal is FileRefusal => fileCodes.includes(refusal.code)

/** Why a file is not taken: its own fault, or what the document says against it. */
export const sentenceOf = (
  language: Language,
  refusal: { readonly code: string },
  player: (id: PlayerId) => string,
): string => {
  const any = refusal as AnyRefusal
  if (isOfFile(any)) return plain(fileSentence(language, any))
  const { overridable: _, at, ...final } = any
  const regulation = (id: string) => regulationOf(id)?.name ?? id
  const sentence = refusalSentence(language, final as PlacedRefusal, { regulation, player })
  return plain(at === undefined ? sentence : `${sentence} (${at})`)
}

const longest = 1000

/** Names come from files: none may break the line or flood the page. */
const plain = (text: string): string => {
  const line = text.replace(/[\p{Cc}\s]+/gu, ' ').trim()
  return (line.length <= longest ? line : `${line.slice(0, longest)}…`).toWellFormed()
}
