import { expect, it } from 'vitest'
import { story } from '../../../testing/story.ts'
import { regulations } from '../../regulations/catalogue.ts'
import { teamSize } from './rules.ts'

const sizeIn = (regulation: string) =>
  teamSize(story({ regulation, started: false }).state().created)

it('[LCG-57] two play as one where the document plays in teams, and nowhere else', () => {
  const inTeams = regulations.map(({ id }) => [id, sizeIn(id)] as const)
  expect(inTeams.filter(([, size]) => size !== null)).toEqual([
    ['card-game/de-2014-team', { value: 2, rule: 'LCG-57' }],
  ])
})
