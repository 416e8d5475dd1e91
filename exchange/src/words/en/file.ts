import type { Expected, FileRefusal, WantedPiece } from '../../refusal.ts'
import { toolNames } from '../tool-names.ts'

const place = (at: string) => (at === '' ? 'the top of the file' : at)

const wanted = (shape: Expected): string => {
  switch (shape.expected) {
    case 'object':
      return 'an object'
    case 'list':
      return 'a list'
    case 'list-of-two':
      return 'a list of two'
    case 'text':
      return 'a text that is not empty'
    case 'number':
      return 'a number'
    case 'true-or-false':
      return 'true or false'
    case 'whole-number':
      return `a whole number from ${shape.least}`
    case 'one-of':
      return shape.values.map((value) => `"${value}"`).join(' or ')
  }
}

const pieces: { readonly [P in WantedPiece]: string } = {
  tag: 'a tag such as <PLAYER>',
  'closing-tag': 'the closing tag',
  players: 'a list of players',
  rounds: 'a list of rounds',
  header: 'a first line with the names of the columns',
  columns: 'as many columns as the first line has',
  'player-line': 'the line of a player (001)',
  number: 'a number',
  'closing-quote': 'a closing quotation mark',
  'entity-groups': 'the groups of the export (entityGroupMap)',
  'one-event': 'an event',
}

export type FileWords = {
  readonly [C in FileRefusal['code']]: (refusal: Extract<FileRefusal, { code: C }>) => string
}

export const file: FileWords = {
  'broken-json': ({ file, line, column }) =>
    `The file ${file} is not valid JSON: something is wrong at line ${line}, column ${column}.`,
  'repeated-field': ({ file, field, line, column }) =>
    `The file ${file} has the field "${field}" twice in one object: line ${line}, column ${column}. Keep one of them.`,
  'wrong-shape': (shape) =>
    shape.line === undefined
      ? `At ${place(shape.at)} there should be ${wanted(shape)}.`
      : `Line ${shape.line}: at ${place(shape.at)} there should be ${wanted(shape)}. Correct it there, or export the file once more.`,
  'unknown-field': ({ at, field }) =>
    `At ${place(at)} there is a field "${field}" that no scenario has. Check its spelling.`,
  'not-at-this-table': ({ player, at }) =>
    `At ${at} there is ${player}, who does not sit at this table. Name one of the two players.`,
  'wrong-stage': ({ at, stage, expected }) =>
    `${at} is a round of the stage ${stage}, but ${expected} comes next by the structure. Check the stage of the round.`,
  'unknown-format': ({ line, found }) =>
    `This is no file of a tournament that Topcut knows. Line ${line} begins with “${found}”. Save it once more in the other tool, or try its export as JSON or CSV.`,
  'broken-file': ({ format, line, wanted: piece, named }) =>
    `The ${toolNames[format]} file is damaged at line ${line}: there should be ${pieces[piece]}${named === undefined ? '' : ` (${named})`}. Export it once more, or correct that line.`,
}
