import { InvalidError } from '../errors/invalid-error.ts'
import { createBooks } from '../realtime/book.ts'
import { isInner } from '../realtime/stream.ts'
import type { Bourselet } from '../sdk.ts'
import type { MarketClient } from './market-client.ts'

/** The order books created for each client. All calls of `liveBooks` with the same client return the same books. */
const booksByClient = new WeakMap<MarketClient, Bourselet['book']>()

/**
 * Returns the live order books of a client, as {@link Bourselet.book} does. The function is separate from the
 * client, so that pages without a book do not load it.
 * @throws InvalidError if the client was not created by this SDK
 * @example
 * ```ts
 * const book = liveBooks(client)('spot', 'BTCUSDT')
 * const stop = book.subscribe(() => show(book.get().asks[0]))
 * ```
 */
export function liveBooks(client: MarketClient & Partial<Pick<Bourselet, 'book'>>): Bourselet['book'] {
  const { stream, market } = client
  const known = client.book ?? booksByClient.get(client)
  if (known) return known
  if (!isInner(stream)) throw new InvalidError('client', 'Not created by this SDK')
  const books = createBooks({ stream, market })
  booksByClient.set(client, books)
  return books
}
