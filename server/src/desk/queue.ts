/** Runs what is handed in one after another for each key, in the order it came. */
type Queue<K> = <T>(key: K, work: () => Promise<T>) => Promise<T>

export const openQueue = <K>(): Queue<K> => {
  const tails = new Map<K, Promise<unknown>>()
  return (key, work) => {
    // Work that fails answers its own caller; those behind it still get their turn.
    const turn = (tails.get(key) ?? Promise.resolve()).then(work, work)
    tails.set(key, turn)
    const leave = () => {
      if (tails.get(key) === turn) tails.delete(key)
    }
    turn.then(leave, leave)
    return turn
  }
}
