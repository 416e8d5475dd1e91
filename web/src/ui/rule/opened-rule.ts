import type { RuleId } from '@topcut/engine'
import { openState } from '../../state/state.ts'

/** A rule somebody wants to read, and the chip that was pressed for it. */
export type OpenedRule = {
  readonly rule: RuleId
  readonly chip: HTMLElement
  /** What it did here, where the sentence beside the chip would not tell. */
  readonly here?: string | undefined
}

type Opened = OpenedRule & {
  /** The browser closes one when another is pressed: each press is a panel of its own. */
  readonly press: number
}

/** At most one is open. */
export const openedRule = openState<Opened | null>(null)

let presses = 0

/** A second press on the chip of an open rule closes it. */
export const toggleRule = (rule: RuleId, chip: HTMLElement, here?: string): void => {
  presses += 1
  openedRule.set(openedRule.get()?.chip === chip ? null : { rule, chip, here, press: presses })
}
