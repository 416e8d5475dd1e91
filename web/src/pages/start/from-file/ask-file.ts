import type { Created, FileLook } from '@topcut/protocol'
import { language } from '../../../state/language.ts'

type FileReply<T> =
  | { readonly kind: 'ok'; readonly body: T }
  | { readonly kind: 'problem'; readonly detail: string }
  | { readonly kind: 'unreachable' }

/** Without an end to its patience: a hall's Wi-Fi may need minutes for a file. */
const askFile = async <T>(
  path: string,
  said: Readonly<Record<string, string>>,
  file: Blob,
): Promise<FileReply<T>> => {
  try {
    const response = await fetch(`${path}?${new URLSearchParams(said)}`, {
      method: 'POST',
      headers: {
        'accept-language': language.get(),
        'content-type': 'application/octet-stream',
      },
      body: file,
    })
    const body = await response.json()
    return response.ok
      ? { kind: 'ok', body: body as T }
      : { kind: 'problem', detail: `${body.detail ?? ''}` }
  } catch {
    return { kind: 'unreachable' }
  }
}

const nameOf = (file: File): string => file.name.slice(0, 200)

/** What a file is and what it says against itself; `regulation` is the document asked for. */
export const lookAtFile = (file: File, regulation: string | null): Promise<FileReply<FileLook>> =>
  askFile(
    '/api/files',
    { file: nameOf(file), ...(regulation === null ? {} : { regulation }) },
    file,
  )

type Wanted = {
  readonly way: 'finished' | 'going-on'
  readonly regulation: string
  readonly name: string
  readonly date: string
  /** Left open where it is not known yet. */
  readonly rounds?: string
  readonly cut?: string
}

/** Makes a tournament of it. */
export const takeFileOver = (file: File, wanted: Wanted): Promise<FileReply<Created>> =>
  askFile('/api/events/from-file', { file: nameOf(file), ...wanted }, file)
