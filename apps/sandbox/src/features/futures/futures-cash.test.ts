import { afterEach, beforeAll, expect, test } from 'vitest'
import { depositPosting } from '../../ledger/deposit-posting.ts'
import { auditFutures, type TestFutures, testFutures } from './test-futures.ts'

let futures: TestFutures
beforeAll(async () => {
  futures = await testFutures()
})
afterEach(async () => {
  await futures.addsUp()
  expect(await auditFutures(futures.sandbox.exchange())).toEqual([])
})

const order = (symbol: string, side: string, price: string, quantity: string) => ({
  symbol,
  side,
  type: 'limit',
  price,
  quantity,
})
const balanceOf = async (token: Record<string, string>) => {
  const { data } = await futures.call('wallet.balances', { account: 'futures' }, token)
  return data.list[0]
}

/** Returns the lines of a member's futures statement, oldest first: type, amount and balance after the line. */
const statementOf = async (token: Record<string, string>) => {
  const asked = { view: 'statement', account: 'futures', coin: 'USDT', limit: 50 }
  const { list } = (await futures.call('wallet.changes', asked, token)).data
  return list
    .map((line: Record<string, string>) => [line.type, line.available_delta, line.available_after])
    .reverse()
}

test('a loss beyond the member’s cash becomes debt while unrealized profit covers it; later credits repay the debt', async () => {
  const { bob, sandbox } = futures
  const { ledger, database } = sandbox.exchange()
  await futures.mark({ BTCUSDT: '60000', ETHUSDT: '3000' })
  const dan = await futures.member('dan@example.com', '1000')
  for (const [symbol, price, quantity] of [
    ['BTCUSDT', '60000', '0.1'],
    ['ETHUSDT', '3000', '1'],
  ] as const) {
    await futures.place(bob, order(symbol, 'sell', price, quantity))
    await futures.place(dan, order(symbol, 'buy', price, quantity))
  }
  await futures.mark({ BTCUSDT: '80000', ETHUSDT: '1800' })
  await futures.place(bob, order('ETHUSDT', 'buy', '1800', '1'))
  expect((await futures.close(dan, { symbol: 'ETHUSDT' })).code).toBe(1)
  // The deposit is 1000. The opening fees are 3 and 1.5, the loss is 1200, and the closing fee is 0.9. The cash is
  // −205.40.
  expect((await futures.positions(dan)).account).toMatchObject({
    wallet_balance: '-205.40000000',
    cross_equity: '1794.60000000',
    max_transfer_out: '0.00000000',
  })
  expect(await balanceOf(dan)).toMatchObject({ available: '0.00000000', total: '0.00000000' })

  // Another feature books a credit of 100. The credit reduces the debt of 205.40 when the futures wallet is read the
  // next time.
  const { id } = await database.db
    .selectFrom('members')
    .select('id')
    .where('email', '=', 'dan@example.com')
    .executeTakeFirstOrThrow()
  await database.transaction((tx) => ledger.post(tx, depositPosting(id, 'late', { USDT: '100' }, 'futures')))
  expect((await futures.positions(dan)).account).toMatchObject({ wallet_balance: '-105.40000000' })

  await futures.place(bob, order('BTCUSDT', 'buy', '80000', '0.1'))
  await futures.close(dan, { all: true })
  // The cash is −105.40 plus a profit of 2000 less a fee of 4: 1890.60.
  expect((await futures.positions(dan)).account).toMatchObject({
    wallet_balance: '1890.60000000',
    max_transfer_out: '1890.60000000',
  })
  expect(await balanceOf(dan)).toMatchObject({ available: '1890.60000000', total: '1890.60000000' })
})

test('the statement shows losses and credits with their whole amounts, and the debt that they cause or repay', async () => {
  const { bob, sandbox } = futures
  await futures.mark({ BTCUSDT: '60000', ETHUSDT: '3000' })
  const eve = await sandbox.newMember({ balances: { USDT: '100' }, futures_balance: '1000' })
  for (const [symbol, price, quantity] of [
    ['BTCUSDT', '60000', '0.1'],
    ['ETHUSDT', '3000', '1'],
  ] as const) {
    await futures.place(bob, order(symbol, 'sell', price, quantity))
    await futures.place(eve.token, order(symbol, 'buy', price, quantity))
  }
  await futures.mark({ BTCUSDT: '80000', ETHUSDT: '1975' })
  await futures.place(bob, order('ETHUSDT', 'buy', '1975', '1'))
  await futures.close(eve.token, { symbol: 'ETHUSDT' })
  await sandbox
    .capability('futuresWallets')
    .transfer({ memberId: eve.id, amount: 10_000_000_000n, refNo: 'X2' })
  // The deposit is 1000, and the opening fees are 3 and 1.5. The loss of 1025 leaves a debt of 29.50, and the closing
  // fee of 0.9875 adds to it. Of the transfer of 100, 30.4875 repay the debt.
  expect(await statementOf(eve.token)).toEqual([
    ['deposit', '1000.00000000', '1000.00000000'],
    ['futures_fee', '-3.00000000', '997.00000000'],
    ['futures_fee', '-1.50000000', '995.50000000'],
    ['futures_debt', '29.50000000', '1025.00000000'],
    ['futures_pnl', '-1025.00000000', '0.00000000'],
    ['futures_debt', '0.98750000', '0.98750000'],
    ['futures_fee', '-0.98750000', '0.00000000'],
    ['transfer_in', '100.00000000', '100.00000000'],
    ['futures_debt_repaid', '-30.48750000', '69.51250000'],
  ])
})

test('the released margin of an isolated position pays its loss first, and only the rest repays the debt of the account', async () => {
  const { bob, sandbox } = futures
  await futures.mark({ BTCUSDT: '60000', ETHUSDT: '3000', SOLUSDT: '150' })
  const fay = await sandbox.newMember({ futures_balance: '1000' })
  const isolated = { margin_mode: 'isolated', leverage: 10 }
  for (const [symbol, price, quantity, terms] of [
    ['BTCUSDT', '60000', '0.1', {}],
    ['ETHUSDT', '3000', '1', {}],
    ['SOLUSDT', '150', '10', isolated],
  ] as const) {
    await futures.place(bob, order(symbol, 'sell', price, quantity))
    await futures.place(fay.token, { ...order(symbol, 'buy', price, quantity), ...terms })
  }
  await futures.mark({ BTCUSDT: '80000', ETHUSDT: '1975', SOLUSDT: '140' })
  for (const [symbol, price, quantity] of [
    ['ETHUSDT', '1975', '1'],
    ['SOLUSDT', '140', '10'],
  ] as const) {
    await futures.place(bob, order(symbol, 'buy', price, quantity))
    await futures.close(fay.token, { symbol })
  }
  // The loss of 1025 and the closing fee of 0.9875 leave a debt. The isolated position has a margin of 150 and loses 100.
  // Of the released margin, 50 repay the debt, and the closing fee of 0.70 adds to it.
  expect((await statementOf(fay.token)).slice(-4)).toEqual([
    ['futures_pnl', '-100.00000000', '0.00000000'],
    ['futures_debt_repaid', '-50.00000000', '0.00000000'],
    ['futures_debt', '0.70000000', '0.70000000'],
    ['futures_fee', '-0.70000000', '0.00000000'],
  ])
})

test('refuses a transfer out of the futures wallet above the account’s max_transfer_out', async () => {
  const { ann, bob, sandbox } = futures
  await futures.mark({ BTCUSDT: '60000' })
  await futures.place(bob, order('BTCUSDT', 'sell', '60000', '1'))
  await futures.place(ann, order('BTCUSDT', 'buy', '60000', '1'))
  await futures.mark({ BTCUSDT: '61000' })
  const { account } = await futures.positions(ann)
  const free = String(account.max_transfer_out)
  const wallets = sandbox.capability('futuresWallets')
  const out = (amount: bigint) => wallets.transfer({ memberId: 10_001, amount, refNo: 'X1' })
  const units = BigInt(free.replace('.', ''))
  await expect(out(-units - 1n)).rejects.toMatchObject({
    error: 'INSUFFICIENT_BALANCE',
    params: { available: free },
  })
  await out(-units)
  expect((await futures.positions(ann)).account).toMatchObject({ max_transfer_out: '0.00000000' })
  await expect(out(10n ** 20n)).rejects.toMatchObject({ error: 'INSUFFICIENT_BALANCE' })
  await out(units)
  expect((await futures.positions(ann)).account).toEqual(account)
})
