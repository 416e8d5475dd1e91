/**
 * Lots are part of the format: four 32-bit words made of a text, by the same few operations on every
 * machine. Ids are ordered by the first word of `entropy + NUL + id`, then by the second.
 */
export function lotOrder(ids, entropy) {
  const drawn = ids.map((id) => ({ id, words: wordsOf(`${entropy}\u0000${id}`) }))
  drawn.sort((a, b) => a.words[0] - b.words[0] || a.words[1] - b.words[1] || (a.id < b.id ? -1 : 1))
  return drawn.map(({ id }) => id)
}

const starts = [0x9e3779b9, 0x243f6a88, 0xb7e15162, 0xdeadbeef]
const factors = [0x85ebca6b, 0xc2b2ae35, 0x27d4eb2f, 0x165667b1]
const turns = [13, 17, 11, 19]

/** Each UTF-16 unit goes through the four words in turn, each taking in the one before it. */
function wordsOf(text) {
  const words = [...starts]
  words[3] ^= text.length
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at)
    for (let i = 0; i < 4; i += 1) {
      const above = i === 0 ? 0 : words[i - 1]
      const mixed = Math.imul(words[i] ^ unit ^ above, factors[i])
      words[i] = (mixed << turns[i]) | (mixed >>> (32 - turns[i]))
    }
  }
  for (let pass = 0; pass < 2; pass += 1) {
    for (let i = 0; i < 4; i += 1) words[i] = spread((words[i] + words[(i + 3) % 4]) | 0)
  }
  return words.map((word) => word >>> 0)
}

/** So that one changed bit changes about half of all. */
function spread(word) {
  let mixed = Math.imul(word ^ (word >>> 16), factors[0])
  mixed = Math.imul(mixed ^ (mixed >>> 13), factors[1])
  return mixed ^ (mixed >>> 16)
}
