import { randomUUID } from 'node:crypto'

/** Returns a new idempotency key or client order id. */
export const newKey = () => `conf-${randomUUID().slice(0, 30)}`
