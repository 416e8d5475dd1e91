import type { FormatName } from '../formats/format.ts'

/** What people call the tools; names are the same in every language. */
export const toolNames: { readonly [F in FormatName]: string } = {
  cryodex: 'Cryodex',
  'cryodex-save': 'Cryodex',
  listjuggler: 'List Juggler',
  tome: 'TOME',
  nrtm: 'NRTM',
  challonge: 'Challonge',
  csv: 'CSV',
  trf: 'TRF',
  scenario: 'Topcut',
  topcut: 'Topcut',
}
