import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { findFault } from '../fault.ts'
import { catalogueSchema } from './catalogue.ts'

const shipped = (id: string) =>
  JSON.parse(readFileSync(new URL(`../../../../cards/src/${id}.json`, import.meta.url), 'utf8'))

const faultIn = (file: unknown) => findFault(catalogueSchema, file)

it.each(['x-wing-1', 'imperial-assault-1', 'card-game-1'])(
  'a catalogue that comes with this version can be loaded: %s',
  (id) => expect(faultIn(shipped(id))).toBeNull(),
)

const army = shipped('imperial-assault-1')
const [deployment] = army.deployments

it.each<[string, unknown, object]>([
  ['a list', [], { field: '', fault: 'type', expected: 'object' }],
  ['no kind', {}, { field: 'kind', fault: 'missing' }],
  [
    'another kind',
    { kind: 'dice' },
    { field: 'kind', fault: 'choice', choices: ['squad', 'army', 'decks'] },
  ],
  ['no cards', { ...army, commands: undefined }, { field: 'commands', fault: 'missing' }],
  [
    'a price in words',
    { ...army, deployments: [deployment, { ...deployment, points: 'two' }] },
    { field: 'deployments.1.points', fault: 'type', expected: 'integer' },
  ],
  [
    'a field that nobody knows',
    { ...army, deployments: [{ ...deployment, text: 'Draw a card.' }] },
    { field: 'deployments.0.text', fault: 'unknown' },
  ],
  [
    'a day of another form',
    { ...army, products: [{ id: 'box', name: 'Box', released: '3 October' }] },
    { field: 'products.0.released', fault: 'form' },
  ],
])('a file that is none is told where: %s', (_, file, fault) =>
  expect(faultIn(file)).toEqual(fault),
)
