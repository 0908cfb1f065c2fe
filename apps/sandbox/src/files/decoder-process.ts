// Runs in a separate process, so that a malicious picture cannot exhaust the memory or time of the server.
import { once } from 'node:events'
import { type RewrittenPicture, rewritePicture } from './rewrite-picture.ts'

/**
 * A picture to decode, whose bytes follow on the standard input, and the growth of memory at which the
 * process ends itself.
 */
export interface DecoderRequest {
  size: number
  mostGrowthMb: number
}

/** The message of a process to the server. */
export type DecoderMessage =
  | { type: 'ready' }
  /**
   * `picture` is null for an unreadable file. Memory is the current and the highest growth since the start.
   */
  | { type: 'done'; picture: RewrittenPicture | null; heldBytes: number; peakBytes: number }

const WATCH_EVERY_MS = 5

const end = () => process.kill(process.pid, 'SIGKILL')
/** Ignores send errors: after the server has ended nobody receives the message. */
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
    // Header checks keep valid pictures below this limit. It stops files with a false header or a highly
    // compressed comment.
    if (peakBytes > mostGrowthMb * 1_000_000) end()
  }, WATCH_EVERY_MS)
  // Every decoder error means that the file is broken.
  const picture = await receive(size)
    .then(rewritePicture)
    .catch(() => null)
  clearInterval(watch)
  send({ type: 'done', picture, heldBytes: heldBytes(), peakBytes })
})
// The process ends at once when the server is gone; a regular exit would wait for the current picture.
process.on('disconnect', end)
// Ctrl-C reaches the whole process group; the server ends its decoders after its last upload.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {})
send({ type: 'ready' })
