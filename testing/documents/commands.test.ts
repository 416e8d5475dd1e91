import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { help } from '../../cli/src/help.ts'
import { houseRoot } from '../../scripts/choose-node.mjs'
import { checkedElsewhere, shownWithAnswers } from './checked-elsewhere.ts'
import { documentedCommands } from './documented-commands.ts'
import type { NamedCommand } from './named-commands.ts'
import { missingOfOurs } from './named-of-ours.ts'
import { runHere } from './run-here.ts'

const rows = { ...runHere, ...checkedElsewhere }
const verbs = new Set([...help('').matchAll(/^ {2}topcut ([a-z]+)/gm)].map(([, verb]) => verb))

/** `topcut verify` in a sentence names the verb; whether there is one, the program's help says. */
const isVerb = (text: string): boolean => verbs.has(/^(?:npx )?topcut ([a-z]+)$/.exec(text)?.[1])

/** Compared with all it prints, by a test of its document. */
const isShown = ({ file, text, isShown: shown }: NamedCommand): boolean =>
  shown && text.startsWith('topcut ') && Object.hasOwn(shownWithAnswers, file)

describe('a command that a document names', () => {
  it('is typed by a test, or it is said why not', () => {
    const unknown = documentedCommands
      .filter((one) => !Object.hasOwn(rows, one.text) && !isVerb(one.text) && !isShown(one))
      .map(
        ({ file, line, text }) =>
          `${file}:${line}: nobody tries "${text}": put it into run-here.ts or checked-elsewhere.ts`,
      )
    expect(unknown).toEqual([])
  })

  it('is still named', () => {
    const named = new Set(documentedCommands.map(({ text }) => text))
    expect(Object.keys(rows).filter((text) => !named.has(text))).toEqual([])
  })

  it('is typed in one place', () => {
    expect(Object.keys(runHere).filter((text) => Object.hasOwn(checkedElsewhere, text))).toEqual([])
  })

  it('names files, scripts and benches that are there', () => {
    expect(documentedCommands.flatMap(({ text }) => missingOfOurs(text))).toEqual([])
    expect(missingOfOurs('node testing/no/such.ts')).toEqual([
      'there is no file testing/no/such.ts',
    ])
    expect(missingOfOurs('npm run sing')).toEqual(['there is no npm run sing'])
    expect(missingOfOurs('npm run bench -- tea')).toEqual(['there is no bench tea'])
    expect(missingOfOurs('npm run test:long -- tea')).toEqual(['there is no long test tea'])
  })

  it('is looked at by files that are there', () => {
    const files = [
      ...Object.values(checkedElsewhere).flatMap(({ by }) => by ?? []),
      ...Object.values(shownWithAnswers),
    ]
    expect(files.filter((file) => !existsSync(join(houseRoot, file)))).toEqual([])
  })
})
