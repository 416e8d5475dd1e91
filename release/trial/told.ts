import type { ProgramTrial } from './program-trial.ts'

const seconds = (value: number): string => `${value.toFixed(2)} s`

/** What was measured, line by line; `before` are the seconds until it could be started. */
export const told = (name: string, before: number, trial: ProgramTrial): readonly string[] => {
  const { firstRound, firstStart, nextStart, wholeEvent } = trial
  const steps = firstRound.steps.map((step) => `  ${step.name}: ${seconds(step.seconds)}`)
  const whole = before + firstStart + firstRound.steps.reduce((sum, step) => sum + step.seconds, 0)
  return [
    name,
    `  installed or unpacked: ${seconds(before)}`,
    `  healthy after: ${seconds(firstStart)}`,
    ...steps,
    `  to a published first round: ${seconds(whole)}`,
    `  killed, healthy again after: ${seconds(nextStart)}, ${trial.tablesAfterKill} tables there`,
    `  a whole event on the terminal (${wholeEvent.rounds} rounds, ${wholeEvent.places} places): ${seconds(wholeEvent.seconds)}`,
    `  a picture: ${trial.pictureBytes} bytes; a file read: ${trial.fileRead}`,
  ]
}
