import type { PlayerId, SideChoice } from '@topcut/engine'
import { label } from '../label.ts'
import type { Language } from '../language.ts'
import { type Names, namesFrom } from '../names.ts'
import { term } from '../term.ts'

/** Who plays the light side of a game, or who may choose: `light side: Ada`. */
export const sideText = (language: Language, side: SideChoice, names?: Partial<Names>): string => {
  const shown = (player: PlayerId) => namesFrom(names).player(player)
  return 'light' in side
    ? `${label(language, 'side.light')}: ${shown(side.light)}`
    : `${term(language, 'choose-side')}: ${shown(side.chooser)}`
}
