import { run } from './run.ts'
import { endWithReader, processTerminal } from './terminal.ts'

endWithReader()
process.exitCode = await run(process.argv.slice(2), processTerminal)
