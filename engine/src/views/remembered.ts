/**
 * Works something out once for two values that never change, such as a state and its people: a
 * whole hall looks at the same. It is forgotten with either of them.
 */
export const remembered = <V extends object, W extends object, T>(
  workOut: (one: V, other: W) => T,
): ((one: V, other: W) => T) => {
  const known = new WeakMap<V, WeakMap<W, T>>()
  return (one, other) => {
    const ofOne = known.get(one) ?? new WeakMap<W, T>()
    known.set(one, ofOne)
    const made = ofOne.get(other) ?? workOut(one, other)
    ofOne.set(other, made)
    return made
  }
}
