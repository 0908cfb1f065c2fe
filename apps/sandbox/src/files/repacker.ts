import { Worker } from 'node:worker_threads'
import type { Repacked } from './repack-worker.ts'

/** Longer than this no honest picture takes. */
const LIMIT_MS = 5000
/** After one of these the thread ends: its memory does not shrink by itself. */
const LARGE_PIXELS = 2_000_000
const HEAP_MB = 256

export interface Repacker {
  /** The image written anew, without anything but its pixels; null when it cannot be read. One at a time. */
  repack(bytes: Uint8Array, pixels?: number): Promise<Buffer | null>
  close(): Promise<void>
}

interface RepackerOptions {
  limitMs?: number
  /** The thread's file; tests give one that misbehaves. */
  script?: URL
}

/** Decoding happens in a thread of its own with little memory. One that dies or takes too long is replaced. */
export function openRepacker({
  limitMs = LIMIT_MS,
  script = new URL('./repack-worker.ts', import.meta.url),
}: RepackerOptions = {}): Repacker {
  let worker: Worker | undefined
  let last: Promise<unknown> = Promise.resolve()
  const start = () => {
    const started = new Worker(script, {
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: HEAP_MB, maxYoungGenerationSizeMb: 32 },
    })
    started.unref()
    // Answered where it matters; here so that a death between two images ends nothing else.
    started.on('error', () => {})
    started.on('exit', () => {
      if (worker === started) worker = undefined
    })
    return started
  }
  const stop = async () => {
    const old = worker
    worker = undefined
    await old?.terminate()
  }
  const run = async (bytes: Uint8Array, pixels: number): Promise<Buffer | null> => {
    worker ??= start()
    const answer = await answerOf(worker, bytes, limitMs)
    if (pixels > LARGE_PIXELS) await stop()
    if (answer !== undefined)
      return answer && Buffer.from(answer.buffer, answer.byteOffset, answer.byteLength)
    await stop()
    return null
  }
  return {
    repack(bytes, pixels = 0) {
      const turn = last.then(() => run(bytes, pixels))
      last = turn.catch(() => {})
      return turn
    },
    async close() {
      await last
      await stop()
    },
  }
}

/** Undefined when the thread died or the time is over. */
function answerOf(worker: Worker, bytes: Uint8Array, limitMs: number): Promise<Repacked | undefined> {
  return new Promise((resolve) => {
    const done = (answer: Repacked | undefined) => {
      clearTimeout(timer)
      worker.off('message', heard).off('error', dead).off('exit', dead)
      resolve(answer)
    }
    const dead = () => done(undefined)
    // Node's own watch mode tells the parent of each module that the thread loads; those are no answers.
    const heard = (message: unknown) => {
      if (message === null || message instanceof Uint8Array) done(message)
    }
    const timer = setTimeout(dead, limitMs)
    worker.on('message', heard).on('error', dead).on('exit', dead)
    worker.postMessage(bytes)
  })
}
