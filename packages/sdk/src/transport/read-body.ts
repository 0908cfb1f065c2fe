import { TransportError } from '../errors/transport-error.ts'

/** Reads an answer as UTF-8 text and stops at `maxBytes`, whatever its headers state. */
export async function readBody(response: Response, maxBytes: number): Promise<string> {
  const reader = response.body?.getReader()
  if (!reader) return response.text()
  const decoder = new TextDecoder()
  let text = ''
  let size = 0
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return text + decoder.decode()
    size += value.byteLength
    if (size > maxBytes) {
      reader.cancel().catch(() => {})
      throw new TransportError('ANSWER_TOO_LARGE')
    }
    text += decoder.decode(value, { stream: true })
  }
}
