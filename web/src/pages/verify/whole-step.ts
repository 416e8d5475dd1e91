import type { verifyWords } from '../../words/verify.ts'
import type { Progress } from './progress.ts'

type Words = ReturnType<typeof verifyWords>['whole']

/** What the first step says: under the title of a whole record nobody would read that it is none. */
export const wholeStep = (
  words: Words,
  whole: Progress['whole'],
  entries: number,
  isPhone: boolean,
): { readonly title: string; readonly text: string } => {
  if (whole?.isSound === false) {
    return { title: isPhone ? words.brokenShort : words.brokenTitle, text: words.broken }
  }
  if (isPhone) return { title: words.short, text: words.entries(entries) }
  return { title: words.title, text: (whole === null ? words.todo : words.text)(entries) }
}
