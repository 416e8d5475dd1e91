import type { Language } from '@topcut/protocol/words'

/** What the files of a language's words export, by their paths. */
type AllWords = {
  readonly files: { readonly [file: string]: { readonly [name: string]: object } }
}

/**
 * How the words of the languages come that are not here from the beginning. There is none while
 * developing and in tests; built pages have another file instead of this one (`one-language.ts`).
 */
export const otherWords: { readonly [L in Language]?: () => Promise<AllWords> } = {}
