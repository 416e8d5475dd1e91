import { Worker } from 'node:worker_threads'

export type PngAsked = { readonly id: number; readonly svg: string }
export type PngAnswered = {
  readonly id: number
  readonly png?: Uint8Array
  readonly fault?: string
}

export type Pngs = {
  /** Null where it could not be drawn, or too many wait. */
  readonly of: (svg: string) => Promise<Buffer | null>
  readonly close: () => Promise<void>
}

type Waiting = { readonly svg: string; readonly resolve: (png: Buffer | null) => void }

type Limits = {
  /** How many may wait; whoever comes after them is told to come again. */
  readonly most: number
  /** In milliseconds: what takes longer is given up, and the thread with it. */
  readonly patience: number
}

const usualLimits: Limits = { most: 16, patience: 20_000 }

/**
 * Drawing a picture dot by dot takes long: the whole hall would wait for it. It is done in a thread
 * of its own that begins with the first who asks, one picture after the other: however many are
 * asked for, one core is busy and no more.
 */
export const openPngs = (
  limits: Limits = usualLimits,
  thread = new URL('png-worker.ts', import.meta.url),
): Pngs => {
  const queue: Waiting[] = []
  let drawing: Waiting | null = null
  let worker: Worker | null = null
  let timer: NodeJS.Timeout | undefined
  let isClosed = false
  let last = 0

  const settle = (png: Buffer | null): void => {
    clearTimeout(timer)
    const done = drawing
    drawing = null
    done?.resolve(png)
    next()
  }

  const start = (): Worker => {
    const begun = new Worker(thread)
    /** The next picture begins another. */
    const fail = (): void => {
      if (worker !== begun) return
      worker = null
      settle(null)
    }
    begun.on('message', ({ id, png }: PngAnswered) => {
      if (id === last) settle(png === undefined ? null : Buffer.from(png))
    })
    begun.on('error', fail)
    begun.on('exit', fail)
    // Nobody who wants to stop waits for it.
    begun.unref()
    return begun
  }

  const next = (): void => {
    if (drawing !== null) return
    drawing = queue.shift() ?? null
    if (drawing === null) return
    worker ??= start()
    last += 1
    const asked: PngAsked = { id: last, svg: drawing.svg }
    worker.postMessage(asked)
    const used = worker
    timer = setTimeout(() => void used.terminate(), limits.patience)
    timer.unref()
  }

  return {
    of: (svg) =>
      new Promise((resolve) => {
        if (isClosed || queue.length >= limits.most) return resolve(null)
        queue.push({ svg, resolve })
        next()
      }),
    close: async () => {
      isClosed = true
      for (const { resolve } of queue.splice(0)) resolve(null)
      await worker?.terminate()
    },
  }
}
