import { describe, expect, it } from 'vitest'
import { read, squadOf, toLookAt, told } from './squads.suite.ts'

const ace = 'Soontir Fel (27)\nPush the Limit (3)'
const two = `${ace}\nDarth Vader (29)`

describe('what a squad says that it costs', () => {
  it.each([
    '= 30 pts',
    '30 points total',
    '30 of 100 points',
    '30 out of 100',
    '30 von 100 Punkten',
    '30 pts in total',
    'Grand total: 30',
    'Overall total: 30',
    'Squad Points: 30',
    'Squad total: 30',
    'Total = 30',
    'Cost: 30',
    'Kosten: 30',
    'Koszt: 30',
    '30 pkt.',
    '30 pts.',
    'Imperium 30 pkt.',
  ])('is no card: %s', (line) => {
    expect(told(`${ace}\n${line}`)).toEqual(['soontirfel pushthelimit'])
    expect(toLookAt(`${ace}\n${line}`)).toEqual([])
    expect(read(`${ace}\n${line}`).declared).toBe(30)
  })

  it.each(['Subtotal: 30', 'Sub-total: 30', 'Ship Cost: 30', 'Pilot total: 30'])(
    'is another thing than what a ship costs: %s',
    (line) => {
      expect(toLookAt(`${ace}\n${line}`)).toEqual([])
      expect(read(`${ace}\n${line}`).declared).toBeNull()
    },
  )

  it('is not the largest of what its ships cost, each below its own', () => {
    expect(read(`${ace}\n= 30 pts\nDarth Vader (29)\n= 29 pts`).declared).toBeNull()
    expect(read(`${ace}\n= 30 pts\nDarth Vader (29)\n= 29 pts\n59`).declared).toBe(59)
    expect(read(`My squad (61)\n${ace}\nPoints: 30\nDarth Vader\nPoints: 29`).declared).toBe(61)
  })
})

describe('a name with a number above the ships', () => {
  it.each(['Two aces (59)', 'Palp Aces - 59 points', 'Two aces: 59 pts'])(
    'is the squad’s where they come to it: %s',
    (title) => {
      const text = `${title}\n${two}`
      expect(told(text)).toEqual(['soontirfel pushthelimit', 'darthvader'])
      expect(toLookAt(text)).toEqual([])
      expect(read(text)).toMatchObject({ declared: 59, list: { total: 59 } })
      expect(read(text).lines[0]).toMatchObject({ line: 0, is: 'about' })
    },
  )

  it('is the squad’s below a player and a date, too, where no ship costs so much', () => {
    const text = `Player: Anna\nDate: 2015-03-14\n\nMy squad (98)\n\n${two}`
    expect(told(text)).toEqual(['soontirfel pushthelimit', 'darthvader'])
    expect(toLookAt(text)).toEqual([])
    expect(read(text).declared).toBe(98)
    expect(toLookAt(`Galactic Empire\nNewpilot\n${two}`)).toHaveLength(1)
  })

  it('is a ship that nobody knows where they come to another', () => {
    expect(told(`Newpilot (27)\n${two}`)).toHaveLength(3)
    expect(squadOf(`Newpilot (27)\n${two}`).total).toBe(86)
    expect(told(`Newpilot (29)\nDarth Vader (29), Predator (3)`)).toHaveLength(2)
  })

  it('is never taken from a file', () => {
    const { ships, ...list } = squadOf('Newpilot (59)\nSoontir Fel, Push the Limit\nDarth Vader')
    expect(ships).toHaveLength(2)
    const unknown = squadOf('Newpilot (58)\nSoontir Fel, Push the Limit\nDarth Vader').ships[0]
    const file = { ...list, ships: [{ ...unknown, points: 59 }, ...ships] }
    expect(squadOf(JSON.stringify(file)).ships).toHaveLength(3)
  })
})

describe('the name of a squad beside its faction', () => {
  it.each([
    'Galactic Empire – Two aces (59)',
    'Two aces (59) - Galactic Empire',
    'Empire: Two aces [59]',
    'Galactic Empire, Two aces, 59 points',
  ])('is no card, and its points are the total: %s', (title) => {
    const text = `${title}\n\n${two}`
    expect(told(text)).toEqual(['soontirfel pushthelimit', 'darthvader'])
    expect(toLookAt(text)).toEqual([])
    expect(read(text)).toMatchObject({ declared: 59, list: { total: 59, faction: 'imperial' } })
  })

  it('stays a ship where it is a pilot’s', () => {
    expect(told('Empire: Darth Vader (29)\nSoontir Fel')).toEqual(['darthvader', 'soontirfel'])
    expect(told('Galactic Empire - Darth Vadar, Predator')).toEqual(['darthvader predator'])
  })
})
