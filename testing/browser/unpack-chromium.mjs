// A process of its own, because the package rewrites process.env and unpacks into TMPDIR.
import chromium from '@sparticuz/chromium'

await chromium.executablePath()
