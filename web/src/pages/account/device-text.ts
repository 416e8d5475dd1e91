import type { DeviceAnswer } from '@topcut/protocol'
import type { AccountWords } from '../../words/account.ts'

/** Names of programs are the same in every language. */
const programs: { readonly [P in NonNullable<DeviceAnswer['program']>]: string } = {
  chrome: 'Chrome',
  edge: 'Edge',
  firefox: 'Firefox',
  opera: 'Opera',
  safari: 'Safari',
  samsung: 'Samsung Internet',
}

/** A device as somebody would call the own one. */
export const deviceText = (words: AccountWords, { program, system }: DeviceAnswer): string =>
  words.device(
    program === null ? null : programs[program],
    system === null ? null : words.systems[system],
  )
