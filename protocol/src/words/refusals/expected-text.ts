import type { PlayerId } from '@topcut/engine'
import { thing } from '../label.ts'
import type { Language } from '../language.ts'
import type { Names } from '../names.ts'

/** What a field may hold; `a | b` where there is a choice, of players by their names. */
export const expectedText = (
  language: Language,
  field: string,
  expected: string,
  names: Names,
): string =>
  expected
    .split(' | ')
    .map((one) =>
      field === 'player' ? names.player(one as PlayerId) : thing(language, one, 'tier'),
    )
    .join(', ')
