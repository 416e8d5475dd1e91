import type { Ending, Result } from '@topcut/engine'
import { isSame } from '../is-same.ts'
import type { Draft, Setting, Typed } from './draft.ts'
import { draftFrom } from './draft-from.ts'
import { wayOn } from './ways/ways.ts'

/** How the match ended: as chosen, else what the rest says by itself. */
export const endingOf = (draft: Draft, setting: Setting): Ending =>
  draft.ending === '' ? wayOn(setting).suggested(draft) : draft.ending

/** The result that a draft stands for, or what it still lacks. */
export const resultTyped = (draft: Draft, setting: Setting): Typed =>
  wayOn(setting).typed(draft, endingOf(draft, setting))

/** Whether a result that stands is the one that was typed. */
export const isTyped = (draft: Draft, setting: Setting, result: Result): boolean =>
  isSame(resultTyped(draft, setting), resultTyped(draftFrom(result), setting))

/** The endings to choose from: what the document never takes here would only be refused. */
export const endingsIn = (setting: Setting): readonly Ending[] =>
  setting.scoring.endings.value.filter(wayOn(setting).takes)
