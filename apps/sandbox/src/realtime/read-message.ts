import type { Schema } from '@bourselet/openapi'
import { parseJsonObject } from '../http/parse-json.ts'

/** A valid message from a client. */
export type ClientMessage = Schema<'StreamClientMessage'>

const TOPIC = /^[a-zA-Z0-9:*]{1,64}$/

function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) >= 0
}

function areTopics(value: unknown): value is string[] {
  return Array.isArray(value) && value.length > 0 && value.length <= 200 && value.every(isTopic)
}

function isTopic(value: unknown): boolean {
  return typeof value === 'string' && TOPIC.test(value)
}

/** Returns the message that a text frame contains; null if it does not follow the contract. */
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
