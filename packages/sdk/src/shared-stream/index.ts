/**
 * One socket for several clients of a page, or for several pages or frames of an origin.
 *
 * @module
 */
export type { PortLike } from './messages.ts'
export { joinStreamHost, type SharedStream, type StreamHostLink, sharedStream } from './shared-stream.ts'
export { createStreamHost, type StreamHost, type StreamHostOptions } from './stream-host.ts'
