// The server as it is, which tells at its end how much memory it has taken at most.
import { run } from '@topcut/server'

process.exitCode = await run(process.argv.slice(2))
process.stdout.write(`peak ${Math.round(process.resourceUsage().maxRSS / 1024)} MB\n`)
