import { Worker } from 'node:worker_threads'
import { doJob } from './do-job.ts'
import type { FileAnswer, FileJob } from './file-job.ts'

type Files = {
  /** `too-much`: it took longer, or more room, than any file of a tournament does. */
  readonly read: (job: FileJob) => Promise<FileAnswer | 'too-much'>
  readonly close: () => Promise<void>
}

type Said = 'ready' | { readonly answer: FileAnswer } | { readonly fault: string | undefined }

const longest = 60_000
const room = { maxOldGenerationSizeMb: 1024 }

/**
 * A file of hundreds of players takes seconds to be read and compared: the whole hall would wait.
 * It is read in a thread of its own that begins with the first file, one file after the other; one
 * that never ends takes the thread with it and nothing else.
 */
export const openFiles = (thread = new URL('files-worker.ts', import.meta.url)): Files => {
  let worker: Worker | null = null
  let hasBegun = false
  let last: Promise<unknown> = Promise.resolve()

  const start = (): Worker => {
    hasBegun = false
    const begun = new Worker(thread, { resourceLimits: room })
    const forget = () => {
      if (worker === begun) worker = null
    }
    begun.on('message', (said: Said) => {
      if (said === 'ready') hasBegun = true
    })
    begun.on('error', forget)
    begun.on('exit', forget)
    // Nobody who wants to stop waits for it.
    begun.unref()
    return begun
  }

  const readOne = (job: FileJob) =>
    new Promise<FileAnswer | 'too-much'>((resolve, reject) => {
      worker ??= start()
      const asked = worker
      const settle = (end: () => void) => {
        clearTimeout(patience)
        asked.off('message', hear)
        asked.off('exit', fail)
        end()
      }
      const hear = (said: Said) => {
        if (said === 'ready') return
        settle(() => ('answer' in said ? resolve(said.answer) : reject(new Error(said.fault))))
      }
      const fail = () =>
        settle(() => {
          if (hasBegun) return resolve('too-much')
          // There is no such file where everything is packed into one: slowly, but it is read.
          try {
            resolve(doJob(job))
          } catch (fault) {
            reject(fault)
          }
        })
      const patience = setTimeout(() => void asked.terminate(), longest)
      patience.unref()
      asked.on('message', hear)
      asked.on('exit', fail)
      asked.postMessage(job)
    })

  return {
    read: (job) => {
      const read = last.then(() => readOne(job))
      last = read.catch(() => {})
      return read
    },
    close: async () => {
      await worker?.terminate()
    },
  }
}
