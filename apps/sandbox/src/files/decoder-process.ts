// This script runs in a separate process, so that a malicious picture cannot use up the memory or time of the server.
import { once } from 'node:events'
import { type RewrittenPicture, rewritePicture } from './rewrite-picture.ts'

/**
 * A request to decode a picture of `size` bytes, which follow on standard input. The decoder process kills
 * itself if its memory grows by more than `mostGrowthMb`.
 */
export interface DecoderRequest {
  size: number
  mostGrowthMb: number
}

/** A message from the decoder process to the server. */
export type DecoderMessage =
  | { type: 'ready' }
  /**
   * `picture` is null if the file cannot be decoded. `heldBytes` and `peakBytes` are the present and the highest
   * growth of memory since the start of the process.
   */
  | { type: 'done'; picture: RewrittenPicture | null; heldBytes: number; peakBytes: number }

const WATCH_EVERY_MS = 5

const end = () => process.kill(process.pid, 'SIGKILL')
/** Sends a message. If that fails, the server has ended, so this process ends too. */
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
    // A picture whose header passed the checks needs less memory than the limit. A picture with a wrong header,
    // or with a highly compressed comment, needs more and ends the process.
    if (peakBytes > mostGrowthMb * 1_000_000) end()
  }, WATCH_EVERY_MS)
  // Any error of the decoder means that the picture is broken.
  const picture = await receive(size)
    .then(rewritePicture)
    .catch(() => null)
  clearInterval(watch)
  send({ type: 'done', picture, heldBytes: heldBytes(), peakBytes })
})
// If the server has ended, this process ends immediately. A regular exit would first finish the current picture.
process.on('disconnect', end)
// Ctrl-C in a terminal also reaches this process. The signal is ignored, because the server ends this process after the
// last upload.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {})
send({ type: 'ready' })
