import { expectTypeOf, test } from 'vitest'
import type { Data, Request, Schema } from './index.ts'

test('the name of a call determines the TypeScript types of its request and answer', () => {
  expectTypeOf<Request<'spot.place'>>().toHaveProperty('symbol').toEqualTypeOf<string>()
  expectTypeOf<Request<'spot.place'>['side']>().toEqualTypeOf<'buy' | 'sell'>()
  expectTypeOf<Request<'spot.place'>['price']>().toEqualTypeOf<string | undefined>()
  expectTypeOf<Request<'spot.openOrders'>>().toHaveProperty('page').toEqualTypeOf<number | undefined>()
  expectTypeOf<Request<'account.info'>>().toEqualTypeOf<undefined>()
  expectTypeOf<Request<'site.upload'>['file']>().toEqualTypeOf<Blob>()
  expectTypeOf<Data<'spot.place'>['fills']>().toEqualTypeOf<Schema<'Fill'>[]>()
  expectTypeOf<Data<'spot.openOrders'>['list']>().toEqualTypeOf<Schema<'SpotOrder'>[]>()
  expectTypeOf<Data<'market.depth'>['bids']>().toEqualTypeOf<[string, string][]>()
  expectTypeOf<Data<'notices.latest'>>().toEqualTypeOf<Schema<'Notice'> | null>()
  expectTypeOf<Schema<'StreamServerMessage'>['type']>().toEqualTypeOf<
    'hello' | 'authed' | 'subscribed' | 'events' | 'pong' | 'error' | 'signed_out' | 'shutdown'
  >()
})
