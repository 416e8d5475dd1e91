import type { DeskWords } from '../../words/desk.ts'
import type { Section } from './sections.ts'

const titles: { readonly [S in Section]: (words: DeskWords) => string } = {
  tables: ({ heading }) => heading('tables'),
  matters: ({ page }) => page.people.matters,
  standings: ({ heading }) => heading('standings'),
  players: ({ heading }) => heading('players'),
  lists: ({ heading }) => heading('lists'),
  announcement: ({ heading }) => heading('announcement'),
  leaders: ({ page }) => page.people.leaders,
  bracket: ({ heading }) => heading('bracket'),
  log: ({ heading }) => heading('log'),
  settings: ({ page }) => page.settings,
}

/** What a section is called, in the navigation and wherever it is found. */
export const sectionTitle = (words: DeskWords, section: Section): string => titles[section](words)
