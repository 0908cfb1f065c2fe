import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { toUnits } from '@bourselet/sdk/money'
import { afterAll, expect, test, vi } from 'vitest'
import { readSettings } from '../exchange/read-settings.ts'
import { spotRules } from '../features/spot/spot-rules.ts'
import { testSandbox } from '../test-sandbox.ts'
import { findListing, listPair } from './listings.ts'

// One of the tests below adds a pair to the list in the module. Without this reset, the pair would also exist in
// sandboxes of later test files.
afterAll(() => vi.resetModules())

test('refuses an additional pair with an unknown coin, or with a tick or lot that is too small or not a power of ten', () => {
  const listing = (symbol: string, tick: string, lot: string) => () => listPair({ symbol, tick, lot })
  expect(listing('PEPEUSDT', '0.01', '1')).toThrow('no pair of two coins among BTC, ETH')
  expect(listing('XRPETH', '0.00000001', '0.1')).toThrow('must not be below 0.00000001')
  expect(listing('XRPETH', '0.005', '0.1')).toThrow('must be powers of ten')
})

test('the command line flags of an additional pair are accepted only together', () => {
  const args = ['--list', 'XRPETH', '--tick', '0.0000001', '--lot', '0.1']
  expect(readSettings({}, args).list).toEqual({ symbol: 'XRPETH', tick: '0.0000001', lot: '0.1' })
  expect(() => readSettings({}, args.slice(0, 4))).toThrow('--list, --tick and --lot belong together')
})

test('an additional pair of the command line is in the coin menu, replays its recording and can be traded', {
  tags: 'deep',
}, async () => {
  const folder = await mkdtemp(join(tmpdir(), 'bourselet-list-'))
  const rows = Array.from({ length: 40 }, (_, i) =>
    [i, (0.000183 + (i % 5) * 1e-7).toFixed(7), '25.3', 0, Date.UTC(2023, 1, 2) + i * 500, i % 2 === 0].join(
      ',',
    ),
  )
  const trades = join(folder, 'XRPETH-trades.csv')
  await writeFile(trades, ['id,price,qty,quote_qty,time,is_buyer_maker', ...rows].join('\n'))
  const list = { symbol: 'XRPETH', tick: '0.0000001', lot: '0.1' }
  const sandbox = await testSandbox({ trades, list })
  for (let i = 0; i < 20; i++) await sandbox.clock.advance(250)
  const { data: menu } = await sandbox.call('market.coins', { keyword: 'XRPETH' })
  expect(menu).toMatchObject([{ symbol: 'XRPETH', base: 'XRP', quote: 'ETH', status: 'trading' }])
  expect(await sandbox.unready()).not.toContain('empty')
  const token = await sandbox.signIn()
  const placed = await sandbox.call(
    'spot.place',
    { symbol: 'XRPETH', side: 'buy', type: 'market', quantity: '50' },
    token,
  )
  expect([placed.code, placed.data.status]).toEqual([1, 'completed'])
  const history = await sandbox.call('market.history', { symbol: 'XRPETH', type: 'trades', limit: 1000 })
  const printed = (history.data as { list: { price: string; qty: string }[] }).list
  expect(printed.filter(({ qty }) => qty === '25.30000000').length).toBeGreaterThan(5)
  expect(printed.every(({ price }) => price.startsWith('0.000183'))).toBe(true)
  await rm(folder, { recursive: true })
})

test.each([
  ['ADAETH', '0.0000001', '0.1', '9000000'],
  ['LINKETH', '0.000001', '0.01', '9000000'],
  ['BNBETH', '0.00001', '0.001', '1000000'],
  ['LTCETH', '0.0001', '0.0001', '100000'],
  ['SOLETH', '0.001', '0.00001', '10000'],
])(
  'for an additional pair %s with a tick of %s and a lot of %s, spotRules returns a maximum quantity of %s',
  (symbol, tick, lot, maxQty) => {
    listPair({ symbol, tick, lot })
    const { maxQuantity } = spotRules(findListing(symbol)!)
    expect(maxQuantity).toBe(toUnits(maxQty))
  },
)
