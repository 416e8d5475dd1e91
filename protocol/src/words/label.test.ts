import { regulations } from '@topcut/engine'
import { expect, it } from 'vitest'
import { obstacleText, thing } from './label.ts'
import { languages } from './language.ts'

it('an obstacle is called as on its box, and a strange one by its id', () => {
  expect(obstacleText('en', 'core2asteroid0')).toBe('newer core-set asteroid 1')
  expect(obstacleText('de', 'yt2400debris2')).toBe('YT-2400-Trümmerfeld 3')
  expect(obstacleText('pl', 'comet')).toBe('comet')
})

it.each(languages)('every id of a document has a word: %s', (language) => {
  const pools = regulations.flatMap(({ lists }) =>
    'obstacles' in lists ? lists.obstacles.value.pool : [],
  )
  const kinds = regulations.flatMap(({ scope, lists }) => [
    ...Object.values(scope.eventKinds).flatMap(({ value }) => value),
    ...(lists.excludedShows?.value.flatMap(({ show, eventKind }) => [show, eventKind]) ?? []),
  ])
  const bare = [
    ...pools.filter((id) => obstacleText(language, id) === id),
    // The league is called just that in English and nearly so elsewhere.
    ...kinds.filter((id) => id !== 'league' && thing(language, id) === id),
  ]
  expect([pools.length > 0, kinds.length > 0, bare]).toEqual([true, true, []])
})
