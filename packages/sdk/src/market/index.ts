export type { Data, Request, Schema } from '@bourselet/openapi'
export { BourseletError } from '../errors/bourselet-error.ts'
export { InvalidError } from '../errors/invalid-error.ts'
export type { ErrorName, FieldError } from '../errors/names.gen.ts'
export { RefusedError } from '../errors/refused-error.ts'
export { TransportError, type TransportErrorName } from '../errors/transport-error.ts'
export type { MarketCalls } from '../features/market.gen.ts'
export type { Book, BookProduct, BookView } from '../realtime/book.ts'
export type { Level } from '../realtime/book-side.ts'
export type { Readable } from '../realtime/store.ts'
export type { StreamOf } from '../realtime/stream.ts'
export type { StreamEvent, StreamState, TopicData } from '../realtime/stream-event.ts'
export type { CallOptions, Fetch } from '../transport/call.ts'
export type { Clock } from '../transport/clock.ts'
export type { LogEntry, Logger } from '../transport/logger.ts'
export { liveBooks } from './live-books.ts'
export { createMarketCalls, type MarketCallsOptions } from './market-calls.ts'
export {
  createMarketClient,
  type MarketClient,
  type MarketClientOptions,
  type MarketTopic,
} from './market-client.ts'
export { polling } from './polling.ts'
