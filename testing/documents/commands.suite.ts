import { mkdtempSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { houseRoot } from '../../scripts/choose-node.mjs'
import { documentedCommands } from './documented-commands.ts'
import type { NamedCommand } from './named-commands.ts'
import { type PreparedHall, prepareHall } from './prepared-hall.ts'
import { type Run, runHere } from './run-here.ts'
import { type Ended, runToEnd, startedBy } from './started-by.ts'
import { synopsisLines } from './synopsis.ts'

const chosen = (line: string, letters: Run['with'] = {}): string =>
  Object.entries(letters).reduce(
    (now, [name, value]) => now.replace(new RegExp(`(?<= )${name}(?= |$)`), value),
    line,
  )

const runOf = ({ text }: NamedCommand): Run | null =>
  Object.hasOwn(runHere, text) ? (runHere[text] as Run) : null

/** Types what documents tell their readers to type, and looks whether it does what they say. */
export const commandsWork = (
  isMeant: (run: Run) => boolean,
  ofSynopsis: (lines: readonly string[]) => readonly string[],
): void => {
  const meant = documentedCommands.filter((command) => {
    const run = runOf(command)
    return run !== null && isMeant(run)
  })
  const answers = new Map<string, Promise<Ended>>()
  let hall: PreparedHall
  beforeAll(async () => {
    hall = await prepareHall()
  })
  afterAll(() => hall?.close())

  /** What several documents say, under whatever name of the program, is typed once. */
  const typed = (line: string, { isSecondLaptop, isInHouse, input, until }: Run) => {
    const words = startedBy(line)
    const laptop = () => ({ TOPCUT_DATA: mkdtempSync(join(hall.folder, 'laptop-')) })
    const answer =
      answers.get(words.join(' ')) ??
      runToEnd(words, {
        cwd: isInHouse ? houseRoot : hall.folder,
        env: { ...hall.env, ...(isSecondLaptop ? laptop() : {}) },
        ...(input === undefined ? {} : { input }),
        ...(until === undefined ? {} : { until }),
      })
    answers.set(words.join(' '), answer)
    return answer
  }

  it.each([...Map.groupBy(meant, ({ file }) => file)])(
    '%s names commands that work',
    async (file, commands) => {
      // In their order: what one writes the next one reads.
      for (const command of commands) {
        const run = runOf(command) ?? expect.fail(command.text)
        for (const shown of ofSynopsis(synopsisLines(command.text))) {
          const line = await hall.filledIn(`${chosen(shown, run.with)}${run.more ?? ''}`)
          const { exit, out, err } = await typed(line, run)
          const where = `${file}:${command.line}: ${line}\n${out}${err}`
          expect(exit, where).toBe(run.exit ?? 0)
          expect(out, where).toMatch(run.says)
        }
      }
    },
  )
}
