import { run } from './run.ts'
import { processTerminal } from './terminal.ts'

// Whoever reads only the first lines (`topcut … | head`) has read enough: that is no fault.
process.stdout.on('error', (fault: NodeJS.ErrnoException) => {
  process.exit(fault.code === 'EPIPE' ? 0 : 1)
})

process.exitCode = await run(process.argv.slice(2), processTerminal)
