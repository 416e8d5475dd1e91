import { challonge } from './challonge/challonge.ts'
import { cryodex } from './cryodex/cryodex.ts'
import { cryodexSave } from './cryodex-save/cryodex-save.ts'
import { csv } from './csv/csv.ts'
import type { Reader } from './input.ts'
import { listjuggler } from './listjuggler/listjuggler.ts'
import { nrtm } from './nrtm/nrtm.ts'
import { scenarioFile } from './scenario/scenario.ts'
import { tome } from './tome/tome.ts'
import { topcut } from './topcut/topcut.ts'
import { trf } from './trf/trf.ts'

/** Every kind of file that is read; the first that knows a file as its own reads it. */
export const readers: readonly Reader[] = [
  topcut,
  scenarioFile,
  nrtm,
  tome,
  challonge,
  listjuggler,
  cryodex,
  cryodexSave,
  trf,
  csv,
]
