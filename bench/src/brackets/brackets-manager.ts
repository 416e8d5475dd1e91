import { BracketsManager } from 'brackets-manager'
import { InMemoryDatabase } from 'brackets-memory-db'
import type { Luck } from '../luck.ts'
import type { BracketEngine, BracketGame } from './bracket-engine.ts'

const sides = ['winners', 'losers', 'final'] as const

export const bracketsManager: BracketEngine = {
  name: 'brackets-manager',
  build: async (entrants) => {
    const manager = await newBracket(entrants)
    return (luck) => playOut(manager, luck)
  },
}

const newBracket = async (entrants: number): Promise<BracketsManager> => {
  const manager = new BracketsManager(new InMemoryDatabase())
  const size = 2 ** Math.ceil(Math.log2(entrants))
  await manager.create.stage({
    name: 'bench',
    tournamentId: 0,
    type: 'double_elimination',
    seeding: Array.from({ length: size }, (_, n) => (n < entrants ? `${n + 1}` : null)),
    settings: { grandFinal: 'double', seedOrdering: ['inner_outer'] },
  })
  return manager
}

const isReady = 2

/** Wave by wave: whatever is ready is played before it is asked what is ready next. */
const playOut = async (manager: BracketsManager, luck: Luck): Promise<readonly BracketGame[]> => {
  const games: BracketGame[] = []
  for (;;) {
    const { group, round, match } = await manager.get.stageData(0)
    const ready = match.filter(({ status }) => status === isReady)
    if (ready.length === 0) return games
    for (const { id, group_id, round_id, opponent1, opponent2 } of ready) {
      const isFirst = luck() < 0.5
      await manager.update.match({
        id,
        opponent1: { result: isFirst ? 'win' : 'loss' },
        opponent2: { result: isFirst ? 'loss' : 'win' },
      })
      games.push({
        side: sides[(group.find((one) => one.id === group_id)?.number ?? 0) - 1] ?? 'final',
        round: round.find((one) => one.id === round_id)?.number ?? 0,
        players: [Number(opponent1?.id), Number(opponent2?.id)],
      })
    }
  }
}
