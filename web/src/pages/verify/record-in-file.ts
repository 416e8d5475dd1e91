import { textOfFile } from '../../ui/text-of-file.ts'
import { heldFrom, type Loaded } from './use-server-record.ts'

export type InFile = Loaded | { readonly kind: 'unreadable' }

/**
 * The record in a file that was chosen. The terminal refuses what is no UTF-8, too: question marks
 * in the place of letters would be told as a broken chain.
 */
export const recordInFile = async (file: Blob): Promise<InFile> => {
  const text = await textOfFile(file)
  return text === null ? { kind: 'unreadable' } : heldFrom(text)
}
