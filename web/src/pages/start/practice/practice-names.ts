const given = ['Ma', 'Ti', 'Lo', 'Ke', 'Su', 'Da']
const ends = ['ra', 'vin', 'mo', 'lis']
const family = ['Bran', 'Tol', 'Ver', 'Kam', 'Ost', 'Rem', 'Zel']
const places = ['der', 'ik', 'aro', 'wen', 'ula']

/** A name made of syllables: nobody is called that, and no two of the first hundred are alike. */
export const practiceName = (n: number): string => {
  const at = (list: readonly string[], index: number) => list[index % list.length] ?? ''
  const first = `${at(given, n)}${at(ends, Math.floor(n / given.length))}`
  return `${first} ${at(family, n)}${at(places, n + Math.floor(n / family.length))}`
}
