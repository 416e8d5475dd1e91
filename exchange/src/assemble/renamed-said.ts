import type { FoundWinner, Said } from '../formats/found.ts'

/** What is said of a match after somebody in it was given a name of their own. */
export const renamedSaid = (said: Said, names: ReadonlyMap<string, string>): Said => {
  const own = (name: string): string => names.get(name) ?? name
  const won = (winner: FoundWinner): FoundWinner =>
    winner === 'draw' ? winner : { player: own(winner.player) }
  switch (said.kind) {
    case 'score':
      return said.winner === undefined ? said : { ...said, winner: won(said.winner) }
    case 'winner':
      return { ...said, winner: won(said.winner) }
    case 'sided':
      return { ...said, winner: own(said.winner), light: said.light && own(said.light) }
    default:
      return said
  }
}
