import { isLogo } from '@topcut/engine'

/** The sides tried, the largest first: what does not fit into the log is drawn smaller. */
const sides = [256, 192, 128, 96, 64] as const

/** A picture small enough to travel with the event; null where it is none, or never becomes so. */
export const smallPicture = async (file: File): Promise<string | null> => {
  const drawn = await createImageBitmap(file).catch(() => null)
  if (drawn === null) return null
  for (const side of sides) {
    const scale = Math.min(1, side / Math.max(drawn.width, drawn.height))
    const canvas = document.createElement('canvas')
    canvas.width = Math.max(1, Math.round(drawn.width * scale))
    canvas.height = Math.max(1, Math.round(drawn.height * scale))
    canvas.getContext('2d')?.drawImage(drawn, 0, 0, canvas.width, canvas.height)
    // A browser that does not know WebP answers with a PNG, which is as good.
    const text = canvas.toDataURL('image/webp', 0.9)
    if (isLogo(text)) return text
  }
  return null
}
