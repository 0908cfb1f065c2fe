import type { Schema } from '@bourselet/openapi'
import { parseJsonObject } from '../http/parse-json.ts'

/** A valid message from a client. */
export type ClientMessage = Schema<'StreamClientMessage'>

function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) >= 0
}

function areTopics(value: unknown): value is string[] {
  const isList = Array.isArray(value) && value.length > 0 && value.length <= 200
  return isList && value.every((topic) => typeof topic === 'string')
}

/**
 * Returns the message that a text frame contains; null if the frame does not follow the API contract. Topic names are
 * not checked here. The server later refuses a malformed topic like an unknown one, and still subscribes the client to
 * the other topics of the message.
 */
export function readMessage(text: string): ClientMessage | null {
  let message: Record<string, unknown>
  try {
    message = parseJsonObject(text)
  } catch {
    return null
  }
  const { op, id, topics, token, ts } = message
  if (op === 'auth') return typeof token === 'string' && token.length <= 128 ? { op, token } : null
  if (op === 'ping') return isCount(ts) ? { op, ts } : null
  if (op === 'subscribe' || op === 'unsubscribe') {
    return isCount(id) && areTopics(topics) ? { op, id, topics } : null
  }
  return null
}
