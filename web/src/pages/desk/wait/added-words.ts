import type { Log, LuckNow, PlayerId } from '@topcut/engine'

type AddedWord = { readonly n: number; readonly text: string; readonly player: PlayerId | null }

/** What counts of the hall's words, each with the entry by which it can be taken back. */
export const addedWords = (live: Log, { hall }: Pick<LuckNow, 'hall'>): readonly AddedWord[] => {
  const given = live.flatMap(({ n, fact }) =>
    fact.kind === 'luck-contributed' ? [{ n, text: fact.text, player: fact.player ?? null }] : [],
  )
  // The last word of each phone counts, and only those since the last round was published.
  const last = given.filter(
    ({ player }, at) =>
      player === null || !given.slice(at + 1).some((later) => later.player === player),
  )
  return last.slice(last.length - hall.length)
}
