import { dayText } from '@topcut/protocol/words'
import { canvasOf } from './canvas.ts'
import { stateOfDay } from './day-state.ts'
import { framed } from './framed.ts'
import { ink } from './ink.ts'
import { lettered } from './lettered.ts'
import type { ToPicture } from './to-picture.ts'

/** An event of which nothing is played: how far it is, when and where. */
export const coverPicture = ({ about, language, shape, link }: ToPicture): string => {
  const canvas = canvasOf(shape)
  const { width, height, edge, band, foot, name: size } = canvas
  const lines = [stateOfDay(language, about), about.about.venue ?? ''].filter((one) => one !== '')
  const middle = (band + height - foot) / 2
  const body = lines.map((line, at) =>
    lettered(line, {
      ...{ x: edge, y: middle + (at + 0.3 - (lines.length - 1) / 2) * size * 1.5, size },
      ...{ room: width - 2 * edge, weight: at === 0 ? 700 : 400 },
      fill: at === 0 ? ink.ink : ink.quiet,
    }),
  )
  const below = dayText(language, about.date)
  return framed(canvas, { language, name: about.name, below, link }, body.join('\n'))
}
