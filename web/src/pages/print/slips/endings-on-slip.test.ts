import { type Regulation, regulationOf } from '@topcut/engine'
import { describe, expect, it } from 'vitest'
import type { Setting } from '../../../parts/result/draft.ts'
import { wayOn } from '../../../parts/result/ways/ways.ts'
import { endingsOnSlip } from './endings-on-slip.ts'

const by = (id: string): Regulation => {
  const regulation = regulationOf(id)
  if (regulation === null) throw new Error(id)
  return regulation
}

const slipFields = (scoring: Setting['scoring'], stage: Setting['stage']) => {
  const setting = { scoring, stage, game: null, light: null }
  const { boxes, drawnGames, atTime } = wayOn(setting).slip
  return { boxes, endings: endingsOnSlip(setting), drawnGames, atTime }
}

describe('what a slip asks for', () => {
  it('asks for scores, and for what decides equal ones', () => {
    const { swiss, elimination } = by('x-wing/en-3.2').scoring
    expect(slipFields(swiss, 'swiss')).toEqual({
      boxes: ['score'],
      endings: ['destruction', 'time', 'mutual-destruction', 'concession'],
      drawnGames: [],
      atTime: [],
    })
    expect(slipFields(elimination, 'elimination').boxes).toEqual(['score', 'initiative'])
    expect(slipFields(by('x-wing/de').scoring.swiss, 'swiss').boxes).toEqual(['score', 'salvo'])
  })

  it('offers an agreed draw only where the document does', () => {
    const { swiss, elimination } = by('x-wing/pl').scoring
    expect(slipFields(swiss, 'swiss').endings).toContain('intentional-draw')
    expect(slipFields(elimination, 'elimination').endings).not.toContain('intentional-draw')
  })

  it('asks for defeats, damage and a die where victory points may be equal', () => {
    const { swiss } = by('imperial-assault/de-2.2.1').scoring
    expect(slipFields(swiss, 'swiss').boxes).toEqual(['score', 'defeats', 'damage', 'die'])
  })

  it('asks for two games, or for a side, the winner and what lay there at time', () => {
    const { swiss, elimination } = by('card-game/de-2014').scoring
    const games = slipFields(swiss, 'swiss')
    expect(games).toMatchObject({ boxes: ['game-1', 'game-2'], endings: [], drawnGames: [1, 2] })
    const finals = slipFields(elimination, 'double-elimination')
    expect(finals.boxes).toEqual(['light', 'winner'])
    expect(finals.endings).toEqual(['forfeit', 'timeout'])
    expect(finals.atTime).toHaveLength(5)
  })
})
