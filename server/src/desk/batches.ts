/** Hands what comes for one key to `work` in batches: all that came while the last was under way. */
type Batches<K, I, O> = (key: K, item: I) => Promise<O>

type Waiting<I, O> = {
  readonly item: I
  readonly resolve: (outcome: O) => void
  readonly reject: (fault: unknown) => void
}

/** More at once would make the first of them wait for the last. */
const largest = 100

/**
 * `work` settles each item of a batch; when it fails itself, all of them fail. Items with the same
 * `id` never share a batch.
 */
export const openBatches = <K, I, O>(
  idOf: (item: I) => unknown,
  work: (key: K, items: readonly I[]) => Promise<readonly PromiseSettledResult<O>[]>,
): Batches<K, I, O> => {
  const lines = new Map<K, Waiting<I, O>[]>()

  const takeFrom = (line: Waiting<I, O>[]): readonly Waiting<I, O>[] => {
    const ids = new Set<unknown>()
    const end = line.findIndex(({ item }, index) => {
      const isRepeated = ids.has(idOf(item))
      ids.add(idOf(item))
      return isRepeated || index === largest
    })
    return line.splice(0, end === -1 ? line.length : end)
  }

  const settle = async (key: K, batch: readonly Waiting<I, O>[]): Promise<void> => {
    try {
      const outcomes = await work(
        key,
        batch.map(({ item }) => item),
      )
      for (const [index, { resolve, reject }] of batch.entries()) {
        const outcome = outcomes[index]
        if (outcome?.status === 'fulfilled') resolve(outcome.value)
        else reject(outcome?.reason)
      }
    } catch (fault) {
      for (const { reject } of batch) reject(fault)
    }
  }

  const run = async (key: K, line: Waiting<I, O>[]): Promise<void> => {
    while (line.length > 0) await settle(key, takeFrom(line))
    lines.delete(key)
  }

  return (key, item) =>
    new Promise<O>((resolve, reject) => {
      const waiting = { item, resolve, reject }
      const line = lines.get(key)
      if (line !== undefined) {
        line.push(waiting)
        return
      }
      const begun = [waiting]
      lines.set(key, begun)
      run(key, begun)
    })
}
