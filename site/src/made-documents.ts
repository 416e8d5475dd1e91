import { posix } from 'node:path'
import type { OpenApi } from '../../server/src/http/open-api.ts'
import { endpointsDocument } from './endpoints.ts'
import { decisionsSource, endpointsSource } from './outline.ts'

/** The texts of documents by their paths in the house. */
export type Texts = ReadonlyMap<string, string>

const titleOf = (text: string): string => /^# (.*)$/m.exec(text)?.[1] ?? ''

const decisionsDocument = (texts: Texts): string => {
  const rows = [...texts]
    .filter(([source]) => source.startsWith('docs/adr/'))
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([source, text]) => `- [${titleOf(text)}](${posix.basename(source)})`)
  return `# Decisions\n\nWhy things are as they are, a page for each decision.\n\n${rows.join('\n')}\n`
}

/** What the site has beside the documents of the house: lists of what is there. */
export const madeDocuments = (texts: Texts, api: OpenApi): Texts =>
  new Map([
    [decisionsSource, decisionsDocument(texts)],
    [endpointsSource, endpointsDocument(api)],
  ])
