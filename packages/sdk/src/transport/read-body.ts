import { TransportError } from '../errors/transport-error.ts'

/** Returns the body of a response as UTF-8 text. Throws ANSWER_TOO_LARGE beyond `maxBytes`, counted while reading. */
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
