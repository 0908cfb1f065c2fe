import type { IncomingMessage } from 'node:http'
import { Busboy, type BusboyFileStream } from '@fastify/busboy'
import { UploadedFile } from '../files/declared-type.ts'
import { MAX_FILE_BYTES, tooLarge } from '../files/too-large.ts'
import { BodyError } from './parse-json.ts'

const LIMITS = {
  files: 1,
  fields: 8,
  parts: 9,
  fileSize: MAX_FILE_BYTES,
  fieldSize: 256,
  fieldNameSize: 64,
  headerPairs: 16,
  headerSize: 4096,
}
/** Bytes that a form may have besides its file: field names, values and boundaries. */
const FRAME_BYTES = 64 * 1024

/** Minimum number of bytes of a form that have to arrive in each step: at 5 s a step, 52 kbit/s. */
const STEP_BYTES = 32 * 1024

/**
 * Reads a form with a file from the stream of a request, within size limits. The rest of a body that is too large is
 * read and discarded, so that the client receives the refusal. Throws FILE_TOO_LARGE, or BodyError for a malformed
 * form. Closes the connection if fewer than 32 KiB arrive in `stepMs`, so that a stalled form does not keep others
 * waiting.
 */
export function readForm(
  request: IncomingMessage,
  stepMs: number,
): Promise<Record<string, string | UploadedFile>> {
  return new Promise((resolve, reject) => {
    // The client may have left before this call. In that case, the event `close` was emitted earlier and is not emitted
    // again.
    if (request.destroyed) return reject(new BodyError('not a form'))
    const values = new Map<string, string | UploadedFile>()
    const parser = parserOf(request)
    const fail = (error: unknown) => {
      request.unpipe(parser)
      request.resume()
      reject(error)
    }
    const refuse = () => fail(new BodyError('not a form'))
    const add = (name: string, value: string | UploadedFile) => {
      if (values.has(name)) return refuse()
      values.set(name, value)
    }
    const bodyBytes = Number(request.headers['content-length'] ?? MAX_FILE_BYTES)
    if (bodyBytes > MAX_FILE_BYTES + FRAME_BYTES) return fail(tooLarge())
    parser.on('field', (name, value, nameCut, valueCut) =>
      nameCut || valueCut ? refuse() : add(name, value),
    )
    parser.on('file', (name, stream, filename, _encoding, type) => {
      collect(stream, bodyBytes, fail, (bytes) => add(name, new UploadedFile(bytes, filename ?? '', type)))
    })
    for (const limit of ['partsLimit', 'filesLimit', 'fieldsLimit'] as const) parser.on(limit, refuse)
    parser.on('error', refuse)
    parser.on('finish', () => resolve(Object.fromEntries(values)))
    // The event `close` also follows a complete body, possibly before the parser has finished. It is an error only if
    // the body is incomplete.
    request.once('close', () => {
      if (!request.readableEnded) refuse()
    })
    endSlowForm(request, stepMs)
    request.pipe(parser)
  })
}

/** Closes the connection of a form when fewer than `STEP_BYTES` of it have arrived within `stepMs`. */
function endSlowForm(request: IncomingMessage, stepMs: number) {
  let [arrived, counted] = [0, 0]
  request.on('data', (chunk: Buffer) => {
    arrived += chunk.length
  })
  const check = () => {
    if (arrived - counted < STEP_BYTES) request.destroy()
    counted = arrived
  }
  // `setImmediate` delays the check until the bytes that have already arrived are counted, even if the process was
  // busy.
  let checking: NodeJS.Immediate | undefined
  const timer = setInterval(() => {
    checking = setImmediate(check)
  }, stepMs)
  for (const event of ['end', 'close']) {
    request.once(event, () => {
      clearInterval(timer)
      clearImmediate(checking)
    })
  }
}

function parserOf(request: IncomingMessage) {
  try {
    return new Busboy({
      headers: { ...request.headers, 'content-type': request.headers['content-type'] ?? '' },
      limits: LIMITS,
    })
  } catch {
    request.resume()
    throw new BodyError('not a form')
  }
}

/** Copies a file into one buffer while it arrives. Joining a list of chunks at the end would need twice the memory. */
function collect(
  stream: BusboyFileStream,
  bodyBytes: number,
  fail: (error: unknown) => void,
  done: (bytes: Buffer) => void,
) {
  // The buffer never has to grow: a file is not longer than the body, and at most MAX_FILE_BYTES are accepted.
  const bytes = Buffer.allocUnsafeSlow(Math.min(bodyBytes, MAX_FILE_BYTES))
  let filled = 0
  stream.on('data', (chunk: Buffer) => {
    filled += chunk.copy(bytes, filled)
  })
  stream.on('limit', () => fail(tooLarge()))
  stream.on('error', () => fail(new BodyError('not a form')))
  stream.on('end', () => {
    if (!stream.truncated) done(bytes.subarray(0, filled))
  })
}
