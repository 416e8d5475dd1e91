/** What stands on the card, from above. */
type Card = {
  readonly event: string
  readonly day: string
  readonly above: string
  readonly place: string
  readonly below: string
  /** As the player may be named in public: the picture leaves the house. */
  readonly player: string
  /** Who plays as this one team; empty where everybody plays alone. */
  readonly members: string
  readonly record: string
  readonly fileName: string
}

const side = 1080
const margin = 84
const face = 'system-ui, sans-serif'
const colours = { ground: '#14181d', paper: '#f4f2ee', soft: '#b3b8bf', next: '#f0a400' }

/** A square picture of a final place; null where the browser cannot draw one. */
export const cardPicture = async (card: Card): Promise<File | null> => {
  const canvas = document.createElement('canvas')
  canvas.width = side
  canvas.height = side
  const pen = canvas.getContext('2d')
  if (pen === null) return null
  pen.fillStyle = colours.ground
  pen.fillRect(0, 0, side, side)
  pen.textAlign = 'center'
  /** As large as the width allows: no name is cut. */
  const line = (text: string, y: number, size: number, colour: string, weight = 600) => {
    let fits = size
    do {
      pen.font = `${weight} ${fits}px ${face}`
      fits -= 2
    } while (fits > 20 && pen.measureText(text).width > side - 2 * margin)
    pen.fillStyle = colour
    pen.fillText(text, side / 2, y)
  }
  line(card.event, 150, 64, colours.paper)
  line(card.day, 212, 36, colours.soft, 400)
  line(card.above, 350, 48, colours.soft)
  line(card.place, 640, 340, colours.next, 800)
  line(card.below, 720, 48, colours.soft)
  pen.strokeStyle = colours.next
  pen.setLineDash([18, 14])
  pen.lineWidth = 4
  pen.beginPath()
  pen.moveTo(margin, 780)
  pen.lineTo(side - margin, 780)
  pen.stroke()
  line(card.player, 884, 72, colours.paper)
  line(card.members, 944, 40, colours.paper, 400)
  line(card.record, card.members === '' ? 956 : 1010, 40, colours.soft, 400)
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
  return blob === null ? null : new File([blob], card.fileName, { type: 'image/png' })
}
