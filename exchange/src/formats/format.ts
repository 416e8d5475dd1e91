/** Every kind of file that is read, by the name that `topcut convert` gives it. */
export const formatNames = [
  'cryodex',
  'cryodex-save',
  'listjuggler',
  'tome',
  'nrtm',
  'challonge',
  'csv',
  'trf',
  'scenario',
  'topcut',
] as const
export type FormatName = (typeof formatNames)[number]
