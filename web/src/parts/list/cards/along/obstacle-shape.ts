/** How far each corner lies from the middle: every obstacle looks a little different. */
const corner = (seed: number, index: number): number => {
  const mixed = Math.sin(seed * 12.9898 + index * 78.233) * 43_758.5453
  return mixed - Math.floor(mixed)
}

const spun = 2 * Math.PI

/** A rock has corners, a cloud of debris is a star of splinters. */
export const obstacleShape = (id: string): string => {
  const seed = [...id].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9973, 7) * 17
  const isDebris = id.includes('debris')
  const corners = isDebris ? 12 + 2 * (seed % 3) : 6 + (seed % 4)
  const points = Array.from({ length: corners }, (_, index) => {
    const angle = ((index + 0.6 * corner(seed, index + 40)) / corners) * spun + seed
    const least = isDebris && index % 2 === 1 ? 4 : 9
    const reach = least + (isDebris ? 4 : 6) * corner(seed, index)
    return [Math.cos(angle), Math.sin(angle)]
      .map((part) => (16 + reach * part).toFixed(1))
      .join(' ')
  })
  return `M${points.join('L')}z`
}
