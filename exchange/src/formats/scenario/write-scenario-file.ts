import type { Writer } from '../../outgoing/outgoing.ts'
import { writeScenario } from '../../scenario/write-scenario.ts'

export const writeScenarioFile: Writer = ({ scenario }) =>
  `${JSON.stringify(writeScenario(scenario), null, 2)}\n`
