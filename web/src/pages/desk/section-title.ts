import type { Words } from '../../words/words.ts'
import type { Section } from './sections.ts'

const titles: { readonly [S in Section]: (words: Words) => string } = {
  tables: ({ heading }) => heading('tables'),
  matters: ({ page }) => page.people.matters,
  standings: ({ heading }) => heading('standings'),
  players: ({ heading }) => heading('players'),
  lists: ({ heading }) => heading('lists'),
  announcement: ({ heading }) => heading('announcement'),
  leaders: ({ page }) => page.people.leaders,
  bracket: ({ heading }) => heading('bracket'),
  log: ({ heading }) => heading('log'),
}

/** What a section is called, in the navigation and wherever it is found. */
export const sectionTitle = (words: Words, section: Section): string => titles[section](words)
