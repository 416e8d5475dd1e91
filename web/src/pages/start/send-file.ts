import type { Imported } from '@topcut/protocol'
import { language } from '../../state/language.ts'

type FileReply =
  | { readonly kind: 'taken'; readonly events: Imported['events'] }
  | { readonly kind: 'problem'; readonly detail: string }
  | { readonly kind: 'unreachable' }

/** What is done with a file at the moment; `percent` of it has gone out. */
export type Sending =
  | { readonly kind: 'sending'; readonly percent: number }
  | { readonly kind: 'proving' }

const replyOf = (status: number, text: string): FileReply => {
  try {
    const body = JSON.parse(text)
    if (status === 200) return { kind: 'taken', events: (body as Imported).events }
    return { kind: 'problem', detail: `${body.detail ?? ''}` }
  } catch {
    return { kind: 'unreachable' }
  }
}

/**
 * Sends an exported file as it is. The old way of asking, because only it says how much of a large
 * file has gone out; and without an end to its patience, because a hall's Wi-Fi may need minutes.
 */
export const sendFile = (text: string, tell: (now: Sending) => void): Promise<FileReply> =>
  new Promise((resolve) => {
    const asked = new XMLHttpRequest()
    asked.open('POST', '/api/events/import')
    asked.setRequestHeader('content-type', 'application/json')
    asked.setRequestHeader('accept-language', language.get())
    asked.upload.onprogress = ({ loaded, total }) =>
      tell({ kind: 'sending', percent: Math.floor((100 * loaded) / Math.max(total, 1)) })
    asked.upload.onload = () => tell({ kind: 'proving' })
    asked.onerror = () => resolve({ kind: 'unreachable' })
    asked.onload = () => resolve(replyOf(asked.status, asked.responseText))
    asked.send(text)
  })
