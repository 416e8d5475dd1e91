import { refused } from '../refusal.ts'
import { jsonFault } from './json-fault.ts'
import { placeIn } from './place-in.ts'

/** JSON with the place of what is wrong in it; `file` is what people call the file. */
export const readJson = (text: string, file: string): unknown => {
  const fault = jsonFault(text)
  if (fault === null) return JSON.parse(text)
  const place = placeIn(text, fault.offset)
  return fault.kind === 'repeated'
    ? refused({ code: 'repeated-field', file, field: fault.field, ...place })
    : refused({ code: 'broken-json', file, ...place })
}
