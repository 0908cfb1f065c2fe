import { beforeAll, expect, test } from 'vitest'
import { type TestSandbox, testSandbox } from '../test-sandbox.ts'
import type { OperationId } from './routes.ts'

let sandbox: TestSandbox
let ann: Record<string, string>
beforeAll(async () => {
  sandbox = await testSandbox()
  ann = await sandbox.signIn()
})

const pin = { trade_password: '123456' }
const draw = {
  coin: 'USDT',
  chain: 'TRC20',
  address: 'TQHgMpVzWkhSsRB4BzZgmV8uW4cFL8eaBr',
  amount: '20',
  ...pin,
}
const pair = { from_coin: 'USDT', to_coin: 'BTC' }
const bet = { symbol: 'BTCUSDT', direction: 'bull', amount: '20' }

test.each<[OperationId, object, object]>([
  ['withdraw.request', { ...draw, address: ` ${draw.address}` }, { address: 'RANGE' }],
  ['withdraw.request', { ...draw, trade_password: '12345' }, { trade_password: 'TRADE_PASSWORD_FORMAT' }],
  ['withdraw.request', { ...draw, chain: undefined }, { chain: 'REQUIRED' }],
  ['withdraw.request', { ...draw, note: 'x' }, { note: 'UNKNOWN_FIELD' }],
  ['withdraw.request', { type: 'bank', coin: 'USDT', amount: '20', ...pin }, { bank_id: 'REQUIRED' }],
  ['withdraw.request', { action: 'cancel', ...pin }, { order_no: 'REQUIRED' }],
  ['convert.convert', { ...pair, from_amount: '1', to_amount: '1' }, { to_amount: 'MODE_INVALID' }],
  ['convert.convert', { quote_id: '0'.repeat(32) }, { trade_password: 'REQUIRED' }],
  ['convert.convert', { quote_id: '0'.repeat(32), from_coin: 'BTC', ...pin }, { from_coin: 'MODE_INVALID' }],
  ['prediction.place', { mode: 'time', ...bet, time_id: 1, round_no: 'x' }, { round_no: 'MODE_INVALID' }],
  ['prediction.place', { mode: 'round', ...bet }, { round_no: 'REQUIRED' }],
  ['futures.close', { all: true, price: '1' }, { price: 'MODE_INVALID' }],
  ['deposit.get', { order_no: 'R202601010000000001', id: 1 }, { order_no: 'MODE_INVALID' }],
])(
  'the refusal of %s names the invalid fields of the closest allowed request shape for the request %o',
  async (call, request, fields) => {
    const { data } = await sandbox.call(call, request, ann)
    expect(data).toMatchObject({ error: 'VALIDATION' })
    expect(data.fields).toEqual(fields)
  },
)

test('refuses a password that is too long with the field error PASSWORD_FORMAT', async () => {
  const password = 'a'.repeat(21)
  const { data } = await sandbox.call('session.register', {
    type: 'email',
    password,
    password_confirm: password,
  })
  expect(data.fields).toMatchObject({ password: 'PASSWORD_FORMAT' })
})
