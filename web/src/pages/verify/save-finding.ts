import type { Verdict } from '@topcut/engine'
import { saveFile } from '../../ui/save-file.ts'

/**
 * What was found, for somebody else to look at: the engine's verdict as it stands. The terminal prints
 * it otherwise, with a sentence for each problem and without the names of rounds.
 */
export const saveFinding = (verdict: Verdict, at: number): void => {
  const finding = { checked: new Date(at).toISOString(), ...verdict }
  const text = `${JSON.stringify(finding, null, 2)}\n`
  saveFile(`${verdict.event}-finding.json`, text, 'application/json;charset=utf-8')
}
