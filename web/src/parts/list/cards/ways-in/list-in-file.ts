import { textOfAnyFile } from '../../../../ui/text-of-file.ts'
import { codeIn } from './qr-reader.ts'

/** As many characters as the field takes in which a list is pasted. */
export const longestList = 20_000

/** No character has more bytes: what is larger is not even read, or a film would fill the memory. */
const mostBytes = 4 * longestList

export type ListTrouble = 'noCode' | 'unreadable' | 'tooLong'

export type FoundList = { readonly text: string } | { readonly trouble: ListTrouble }

/** A text that may be a list. */
export const listIn = (text: string): FoundList =>
  text.length > longestList ? { trouble: 'tooLong' } : { text }

const isPicture = ({ type }: File): boolean => type.startsWith('image/')

/** A text that may be a list, out of a file or out of a picture of a code. */
export const listInFile = async (file: File): Promise<FoundList> => {
  if (isPicture(file)) {
    const code = await codeIn(file)
    return code === null ? { trouble: 'noCode' } : listIn(code)
  }
  if (file.size > mostBytes) return { trouble: 'tooLong' }
  const text = await textOfAnyFile(file)
  return text === null ? { trouble: 'unreadable' } : listIn(text)
}
