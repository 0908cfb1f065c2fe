import { TransportError } from '../errors/transport-error.ts'
import { MAX_BYTES } from './limits.ts'

/** A complete answer: status, headers, text. */
export type Answer = { status: number; headers: Headers; text: string }

/** Returns the body of a response as UTF-8 text. Throws ANSWER_TOO_LARGE beyond 5 MiB, counted while reading. */
async function readBody(response: Response): Promise<string> {
  const reader = response.body?.getReader()
  if (!reader) return response.text()
  const decoder = new TextDecoder()
  let text = ''
  let size = 0
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return text + decoder.decode()
    size += value.byteLength
    if (size > MAX_BYTES) {
      reader.cancel().catch(() => {})
      throw new TransportError('ANSWER_TOO_LARGE')
    }
    text += decoder.decode(value, { stream: true })
  }
}

/** Reads a response to its end. */
export async function readAnswer(response: Response): Promise<Answer> {
  return { status: response.status, headers: response.headers, text: await readBody(response) }
}
