import { readScenario } from '../../scenario/read-scenario.ts'
import { isObject, type Reader } from '../input.ts'

/** A scenario names its document: no other tool's file does. */
export const scenarioFile: Reader = {
  format: 'scenario',
  isOne: ({ json }) => isObject(json) && 'regulation' in json,
  read: ({ json }) => ({ format: 'scenario', name: null, scenario: readScenario(json), lost: [] }),
}
