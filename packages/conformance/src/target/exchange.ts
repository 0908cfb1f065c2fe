import type { Operation } from '@bourselet/openapi/operations'
import { shown } from '../contract/json-path.ts'
import { type Envelope, envelopeOf, type RawAnswer } from './http.ts'

/** A request of the run together with its answer. */
export interface Exchange {
  operation: Operation
  request: Record<string, unknown>
  answer: RawAnswer
  /** The envelope of the answer; undefined if the body is no envelope. */
  envelope: Envelope | undefined
  /** The request as reports show it, without secrets. */
  call: string
}

/** Names of request fields whose values reports hide. */
const SECRETS = new Set(['password', 'trade_password', 'token', 'device_token'])

export function exchangeOf(
  operation: Operation,
  method: string,
  request: Record<string, unknown>,
  answer: RawAnswer,
): Exchange {
  const visible = JSON.stringify(request, (name, value) => (SECRETS.has(name) ? '…' : value))
  return {
    operation,
    request,
    answer,
    envelope: envelopeOf(answer),
    call: `${method} ${operation.path}${visible === '{}' ? '' : ` ${visible}`}`,
  }
}

/** Returns the name of the refusal in an answer; undefined if the answer is a success or has no name. */
export function errorOf({ envelope }: Exchange): string | undefined {
  const error = (envelope?.data as { error?: unknown } | null | undefined)?.error
  return envelope?.code === 1 || typeof error !== 'string' ? undefined : error
}

/** Number of characters of a malformed body that are shown before and after the position of the error. */
const AROUND = 40

/**
 * Returns a description of a body without an envelope. If the body is not JSON, the description contains the position of
 * the error and the text around it.
 */
function bodyText({ text, body }: RawAnswer): string {
  if (text === '') return 'no body'
  if (body !== undefined) return `JSON without an envelope: ${shown(body)}`
  try {
    JSON.parse(text)
  } catch (error) {
    // The message of a JSON syntax error contains either the position of the error or the text around the error.
    const { message } = error as Error
    const position = /at position (\d+)/.exec(message)?.[1]
    if (position === undefined) return `not JSON: ${message.replace(/\s+/g, ' ')}`
    const at = Number(position)
    return `not JSON: ${message}, near ${JSON.stringify(text.slice(Math.max(0, at - AROUND), at + AROUND))}`
  }
  return shown(text)
}

/** Returns a short description of an answer: success, the refusal, or the HTTP status. */
export function answered(exchange: Exchange): string {
  const { envelope, answer } = exchange
  if (!envelope) return `HTTP ${answer.status}, ${bodyText(answer)}`
  if (envelope.code === 1) return `success: ${shown(envelope.data)}`
  return `${envelope.code} ${errorOf(exchange) ?? shown(envelope.data)}`
}
