/**
 * Works something out once for a catalogue and a card or list that never change: every check asks
 * the same of one list, and every list the same of its cards. It is forgotten with either of them.
 */
export const askedOnce = <V extends object, W extends object, T extends object | null>(
  workOut: (one: V, other: W) => T,
): ((one: V, other: W) => T) => {
  const known = new WeakMap<V, WeakMap<W, T>>()
  return (one, other) => {
    const before = known.get(one) ?? new WeakMap<W, T>()
    const found = before.get(other)
    if (found !== undefined) return found
    const made = workOut(one, other)
    known.set(one, before.set(other, made))
    return made
  }
}
