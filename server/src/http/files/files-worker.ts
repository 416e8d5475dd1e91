/** Runs as a thread of its own, for `files-apart.ts`: reads files that organizers bring. */
import { parentPort } from 'node:worker_threads'
import { doJob } from './do-job.ts'
import type { FileJob } from './file-job.ts'

parentPort?.on('message', (job: FileJob) => {
  try {
    parentPort?.postMessage({ answer: doJob(job) })
  } catch (fault) {
    parentPort?.postMessage({ fault: fault instanceof Error ? fault.stack : String(fault) })
  }
})
parentPort?.postMessage('ready')
