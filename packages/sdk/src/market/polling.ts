import { createPoller } from '../realtime/poller.ts'
import type { Polling } from './market-client.ts'

/** Value of the option `polling` with which a market client polls topics while there is no stream. */
export const polling: Polling = (call, now) => (parts) => createPoller({ ...parts, call, now })
