import { randomUUID } from 'node:crypto'

/** Returns an idempotency key or client order id that no other request has. */
export const newKey = () => `conf-${randomUUID().slice(0, 30)}`
