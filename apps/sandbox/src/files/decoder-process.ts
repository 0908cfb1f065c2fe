// Runs in a process of its own, so that a hostile picture can take neither the server's memory nor its time.
import { once } from 'node:events'
import { type RewrittenPicture, rewritePicture } from './rewrite-picture.ts'

/** A picture to decode, whose bytes follow on the standard input, and the growth of memory at which the process ends itself. */
export interface DecoderRequest {
  size: number
  mostGrowthMb: number
}

/** The message of a process to the server. */
export type DecoderMessage =
  | { type: 'ready' }
  /** `picture` is null for a file that cannot be read. Memory as growth since the start: now, and at its highest. */
  | { type: 'done'; picture: RewrittenPicture | null; heldBytes: number; peakBytes: number }

const WATCH_EVERY_MS = 5

const end = () => process.kill(process.pid, 'SIGKILL')
/** A server that is gone reads nothing; an error that nobody takes would print a stack. */
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
    // Header checks keep honest pictures below. This stops a header that lies, and a comment that unpacks to much.
    if (peakBytes > mostGrowthMb * 1_000_000) end()
  }, WATCH_EVERY_MS)
  // Any error of the decoder means the same to the member: the file is broken.
  const picture = await receive(size)
    .then(rewritePicture)
    .catch(() => null)
  clearInterval(watch)
  send({ type: 'done', picture, heldBytes: heldBytes(), peakBytes })
})
// A server that was killed leaves no decoder behind. An exit would wait for the picture that is being decoded.
process.on('disconnect', end)
// Ctrl-C reaches the whole process group; the server ends its decoders after its last upload.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {})
send({ type: 'ready' })
