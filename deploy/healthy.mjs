// For the HEALTHCHECK of the image: exit 0 where the server answers. Not whether it is ready: a
// database that is away for a minute comes back, and nothing needs to be started anew for it.
const address = process.env['TOPCUT_HEALTH_URL'] ?? 'http://127.0.0.1:8080/api/health'

const isWell = await fetch(address, { signal: AbortSignal.timeout(4_000) }).then(
  (answer) => answer.ok,
  () => false,
)
process.exitCode = isWell ? 0 : 1
