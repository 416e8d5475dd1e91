import { language } from '../../state/language.ts'

type Fetched =
  | { readonly kind: 'file'; readonly text: string }
  /** What is damaged cannot be handed out; `detail` says what is. */
  | { readonly kind: 'damaged'; readonly detail: string }
  | { readonly kind: 'problem'; readonly detail: string }
  | { readonly kind: 'unreachable' }

const damaged: readonly unknown[] = ['damaged-entry', 'unreadable-event']

/** An event as a file, letter for letter. Not by a link: a browser tells nobody that one failed. */
export const fetchExport = async (event: string): Promise<Fetched> => {
  try {
    const answer = await fetch(`/api/events/${encodeURIComponent(event)}/export`, {
      headers: { 'accept-language': language.get() },
    })
    if (answer.ok) return { kind: 'file', text: await answer.text() }
    const { code, detail = '' } = (await answer.json()) as {
      readonly code?: string
      readonly detail?: string
    }
    return { kind: damaged.includes(code) ? 'damaged' : 'problem', detail }
  } catch {
    return { kind: 'unreachable' }
  }
}
