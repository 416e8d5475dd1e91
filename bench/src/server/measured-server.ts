// The server as it is, which also tells which process it is and how much memory it took at most.
import { run } from '@topcut/server'

process.stdout.write(`process ${process.pid}\n`)
process.exitCode = await run(process.argv.slice(2))
process.stdout.write(`peak ${Math.round(process.resourceUsage().maxRSS / 1024)} MB\n`)
