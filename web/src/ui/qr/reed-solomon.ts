/** The field of 256 elements that QR codes reckon in: powers of 2, reduced by 0x11d. */
const powers: number[] = []
const logs: number[] = []
for (let n = 0, value = 1; n < 255; n++) {
  powers[n] = value
  logs[value] = n
  value = value < 128 ? value << 1 : (value << 1) ^ 0x11d
}

const times = (a: number, b: number): number =>
  a === 0 || b === 0 ? 0 : (powers[((logs[a] ?? 0) + (logs[b] ?? 0)) % 255] ?? 0)

/** The polynomial with the roots 2⁰ … 2ⁿ⁻¹, without its leading 1. */
const generator = (degree: number): readonly number[] => {
  let factors = [1]
  for (let n = 0; n < degree; n++) {
    const root = powers[n] ?? 0
    factors = [...factors, 0].map((one, at) => one ^ times(factors[at - 1] ?? 0, root))
  }
  return factors.slice(1)
}

/** What is added to a message so that it can be read although parts of it are damaged. */
export const correction = (message: readonly number[], degree: number): readonly number[] => {
  const factors = generator(degree)
  let rest: readonly number[] = Array.from({ length: degree }, () => 0)
  for (const byte of message) {
    const lead = byte ^ (rest[0] ?? 0)
    rest = [...rest.slice(1), 0].map((one, at) => one ^ times(factors[at] ?? 0, lead))
  }
  return rest
}
