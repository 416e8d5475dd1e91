import { type PublicRecord, readRecord } from '@topcut/engine'
import { refused } from '../refusal.ts'

/** A file as a record, or why it is none. */
export const readRecordFile = async (text: string, file: string): Promise<PublicRecord> => {
  const read = readRecord(text)
  if ('record' in read) return read.record
  switch (read.fault) {
    case 'no-json': {
      // It is known to be broken: this says in which line.
      const { readJson } = await import('@topcut/exchange')
      readJson(text, file)
      return refused({ code: 'not-a-record', file })
    }
    case 'no-record':
      return refused({ code: 'not-a-record', file })
    case 'later-version':
      return refused({ code: 'later-record', file })
    case 'broken':
      return refused({ code: 'damaged-record', file })
  }
}
