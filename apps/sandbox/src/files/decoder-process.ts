// Runs in a separate process, so that a malicious picture cannot exhaust the memory or time of the server.
import { once } from 'node:events'
import { type RewrittenPicture, rewritePicture } from './rewrite-picture.ts'

/**
 * A request to decode a picture, whose bytes follow on the standard input. It contains the growth of memory
 * at which the process ends itself.
 */
export interface DecoderRequest {
  size: number
  mostGrowthMb: number
}

/** A message of the decoder process to the server. */
export type DecoderMessage =
  | { type: 'ready' }
  /**
   * `picture` is null for an unreadable file. `heldBytes` and `peakBytes` are the current and the highest
   * growth of memory since the start.
   */
  | { type: 'done'; picture: RewrittenPicture | null; heldBytes: number; peakBytes: number }

const WATCH_EVERY_MS = 5

const end = () => process.kill(process.pid, 'SIGKILL')
/** Sends a message and ignores errors, because nobody receives it after the server has ended. */
const send = (message: DecoderMessage) =>
  process.send?.(message, undefined, undefined, (error) => error && end())
const startBytes = process.memoryUsage.rss()
const heldBytes = () => process.memoryUsage.rss() - startBytes

async function receive(size: number): Promise<Buffer> {
  const bytes = Buffer.allocUnsafeSlow(size)
  for (let filled = 0; filled < size; ) {
    const part: Buffer | null = process.stdin.read()
    if (part) filled += part.copy(bytes, filled)
    else await once(process.stdin, 'readable')
  }
  return bytes
}

process.on('message', async ({ size, mostGrowthMb }: DecoderRequest) => {
  let peakBytes = 0
  const watch = setInterval(() => {
    peakBytes = Math.max(peakBytes, heldBytes())
    // Pictures whose header passed the checks need less memory than this limit. A picture with a false
    // header, or with a highly compressed comment, needs more and ends the process.
    if (peakBytes > mostGrowthMb * 1_000_000) end()
  }, WATCH_EVERY_MS)
  // An error of the decoder, whatever it is, means that the file is broken.
  const picture = await receive(size)
    .then(rewritePicture)
    .catch(() => null)
  clearInterval(watch)
  send({ type: 'done', picture, heldBytes: heldBytes(), peakBytes })
})
// The process exits at once when its server has ended. A regular exit would first finish the current picture.
process.on('disconnect', end)
// Ctrl-C in a terminal also reaches this process. The process ignores the signal, because the server ends it
// after the last upload.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {})
send({ type: 'ready' })
