// A second pair of eyes on a public record: node testing/witness/witness.mjs FILE [--head CODE]
// Its own code from the rules of the documents, nothing of the house; FILE may be `-`.
import { readFileSync } from 'node:fs'
import { check } from './check.mjs'
import { readRecord } from './read-record.mjs'

const [file, flag, head] = process.argv.slice(2)

if (file === undefined || (flag !== undefined && (flag !== '--head' || head === undefined))) {
  console.error('node testing/witness/witness.mjs FILE [--head CODE]')
  process.exitCode = 2
} else {
  const record = readRecord(textOf(file))
  if (record === null) console.error(`${file}: not a public record of version 1`)
  else console.log(JSON.stringify(answer(record), null, 2))
  if (record === null) process.exitCode = 2
}

function textOf(name) {
  try {
    return readFileSync(name === '-' ? 0 : name, 'utf8')
  } catch {
    return ''
  }
}

function answer(record) {
  const said = check(record, head)
  process.exitCode = said.verified ? 0 : 1
  return said
}
