/** Run by hand, with strace, when what is stored has another form: records the kept writes anew. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { keepRecording } from './recording.suite.ts'
import { recordWrites } from './traced-writes.suite.ts'

const folder = mkdtempSync(join(tmpdir(), 'topcut-writes-'))
keepRecording(recordWrites(120, 1, folder))
rmSync(folder, { recursive: true })
