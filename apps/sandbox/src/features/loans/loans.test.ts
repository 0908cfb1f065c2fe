import { add, compare, mul, sub } from '@bourselet/sdk/money'
import { sql } from 'kysely'
import { afterEach, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { whileLocked } from '../../database/test-database.ts'
import { uploadPng } from '../../files/test-upload.ts'
import { deleteUnused } from '../../files/unused-files.ts'
import { DAY, PASSWORD, testLoans } from './test-loans.ts'

let sandbox: Awaited<ReturnType<typeof testLoans>>
beforeAll(async () => {
  sandbox = await testLoans()
})
afterEach(async () => {
  const { ledger, database } = sandbox.exchange()
  expect(await ledger.trialBalance(database.db)).toMatchObject({ ok: true, differences: [] })
  expect(sandbox.lines.filter((line) => line.startsWith('loans'))).toEqual([])
})

const against = (coin: string) => ({ goods_id: sandbox.secured.id, collateral_coin: coin })
const indexOf = (coin: string) => {
  const { price } = sandbox.exchange().index.latest(`${coin}USDT`)!
  return (price / 100).toFixed(2)
}

describe('loans on offer', () => {
  test('the list of loan products contains a limit from the member’s credit score only if the member is signed in', async () => {
    const { ask } = await sandbox.borrower()
    const [plain, secured] = (await ask('loans.goods')).data
    expect([plain.limit, secured.limit]).toEqual(['40000', null])
    expect([sandbox.plain.limit, sandbox.secured.limit]).toEqual([null, null])
    expect(plain.terms.map((term: object) => Object.values(term))).toEqual([
      [7, '0.0004', 3],
      [14, '0.00045', 3],
      [30, '0.0005', 7],
      [90, '0.00055', 7],
      [180, '0.0006', 7],
    ])
    expect(secured).toMatchObject({
      ...{ collateral_coins: ['BTC', 'ETH'], fee_rate: '0.01', liquidation_fee_rate: '0.01', step: '1' },
      ltv: { initial: '0.65', margin_call: '0.75', liquidation: '0.83' },
    })
    expect(plain.rules_html).toContain('<p>')
  })
})

describe('an application for a loan', () => {
  test.each([
    ['an unknown offer', { goods_id: 987 }, 'NOT_FOUND', undefined],
    ['a missing agreement', { agree: false }, 'AGREEMENT_REQUIRED', undefined],
    ['a term that is not offered', { term_days: 8 }, 'LOAN_TERM', undefined],
    ['another rate', { daily_rate: '0.0004' }, 'RATE_CHANGED', { rate: '0.0005' }],
    ['another fee rate', { fee_rate: '0.02' }, 'RATE_CHANGED', { rate: '0.01' }],
    ['another number of days of grace', { grace_days: 8 }, 'RATE_CHANGED', { rate: '7' }],
    ['another factor of overdue days', { overdue_multiplier: '2' }, 'RATE_CHANGED', { rate: '3' }],
    ['a part of a coin', { amount: '1000.5' }, 'STEP', { step: '1' }],
    ['too small an amount', { amount: '99' }, 'LOAN_RANGE', { min: '100', max: '40000' }],
    ['an amount above the limit', { amount: '40001' }, 'LOAN_RANGE', { min: '100', max: '40000' }],
    [
      'collateral in a coin that the offer does not accept',
      { collateral_coin: 'BTC' },
      'COLLATERAL_UNSUPPORTED',
      undefined,
    ],
    ['a wrong fund password', { trade_password: '000000' }, 'TRADE_PASSWORD_WRONG', { left: 4 }],
  ])('refuses an application for a loan with %s', async (_name, change, error, params) => {
    const { apply } = await sandbox.borrower()
    const { data } = await apply(change)
    expect([data.error, data.params]).toEqual([error, params])
  })

  test.each(['0', '-1', '1e3', '1,000', ' 1000', '1000.123456789', '9'.repeat(30)])(
    'refuses an application for a loan with the malformed amount %j',
    async (amount) => {
      const { apply } = await sandbox.borrower()
      expect((await apply({ amount })).data).toMatchObject({ fields: { amount: expect.any(String) } })
    },
  )

  test.each([
    ['initial limit', { initial: '0.7' }, {}, { field: 'ltv', params: { rate: '0.65' } }],
    ['limit of the margin call', { margin_call: '0.8' }, {}, { field: 'ltv', params: { rate: '0.75' } }],
    ['limit of the sale', { liquidation: '0.85' }, {}, { field: 'ltv', params: { rate: '0.83' } }],
    [
      ...(['fee of the sale', {}, { liquidation_fee_rate: '0.005' }] as const),
      { field: 'liquidation_fee_rate', params: { rate: '0.01' } },
    ],
  ] as const)(
    'refuses an application for a loan with collateral if the %s that the member saw differs from the current one',
    async (_name, limits, fee, refusal) => {
      const { apply } = await sandbox.borrower()
      const { ltv, liquidation_fee_rate } = sandbox.secured
      const seen = { ltv: { ...ltv, ...limits }, liquidation_fee_rate, ...fee }
      const refused = await apply({ ...against('BTC'), ...seen })
      expect(refused.data).toMatchObject({ error: 'RATE_CHANGED', ...refusal })
      const same = { grace_days: 7, overdue_multiplier: '3.0', ltv, liquidation_fee_rate }
      expect((await apply({ ...against('BTC'), ...same })).data).toMatchObject({ status: 'review', ltv })
    },
  )

  test('refuses an application for a loan product that is not on sale, and does not list this product', async () => {
    const { apply, ask } = await sandbox.borrower()
    const { db } = sandbox.exchange().database
    const offer = (on_sale: boolean) =>
      db.updateTable('loan_goods').set({ on_sale }).where('id', '=', sandbox.secured.id).execute()
    await offer(false)
    onTestFinished(async () => void (await offer(true)))
    expect((await apply(against('BTC'))).data).toMatchObject({ error: 'NOT_FOUND', field: 'goods_id' })
    const listed = (await ask('loans.goods')).data as { id: number }[]
    expect(listed.map(({ id }) => id)).not.toContain(sandbox.secured.id)
  })

  test('an application for a loan requires a verified identity and, for a loan without collateral, a sufficient credit score', async () => {
    const stranger = await sandbox.borrower({ verified: false })
    expect((await stranger.apply()).data).toMatchObject({
      error: 'KYC_REQUIRED',
      params: { required_level: 1 },
    })
    const poor = await sandbox.borrower()
    const { db } = sandbox.exchange().database
    await db.updateTable('members').set({ credit_score: 59 }).where('id', '=', poor.id).execute()
    expect((await poor.apply()).data).toMatchObject({ error: 'CREDIT_TOO_LOW', params: { required: 60 } })
    expect((await poor.apply(against('BTC'))).code).toBe(1)
  })

  test('refuses an application for a second loan without collateral while the first one is open', async () => {
    const { apply, repay } = await sandbox.borrower()
    const [first, second] = await Promise.all([apply(), apply()])
    expect([first.data.error, second.data.error].sort()).toEqual(['LOAN_ACTIVE', undefined])
    const { data } = first.code === 1 ? first : second
    await sandbox.clock.advance(16_000)
    expect((await apply()).data.error).toBe('LOAN_ACTIVE')
    expect((await apply(against('BTC'))).code).toBe(1)
    expect((await repay(data)).code).toBe(1)
    expect((await apply()).code).toBe(1)
  })

  test('an application for a loan locks as much collateral as the initial loan-to-value limit requires at the index price, rounded up', async () => {
    const { apply, available, ask } = await sandbox.borrower()
    const { data } = await apply({ ...against('ETH'), amount: '5000' })
    const needed = sub('10', await available('ETH'))
    expect(data).toMatchObject({
      status: 'review',
      collateral_qty: needed,
      payoff: '0.00000000',
      ltv_pct: null,
    })
    expect(compare(mul(mul(needed, indexOf('ETH')), '0.65'), '5000')).toBeGreaterThanOrEqual(0)
    expect(compare(mul(mul(sub(needed, '0.00000001'), indexOf('ETH')), '0.65'), '5000')).toBe(-1)
    const wallet = (await ask('wallet.balances')).data
    expect(Number(wallet.by_account.finance)).toBeCloseTo(5000 / 0.65, -1)
    expect((await apply({ ...against('BTC'), amount: '50000' })).code).toBe(1)
    expect((await apply({ ...against('BTC'), amount: '50000' })).data.error).toBe('INSUFFICIENT_BALANCE')
    expect((await apply(against('SOL'))).data.error).toBe('COLLATERAL_UNSUPPORTED')
    expect((await apply({ goods_id: sandbox.secured.id })).data.error).toBe('COLLATERAL_UNSUPPORTED')
  })

  test('pays out an approved loan after its review, less the handling fee', async () => {
    const { apply, loan, available, notifies } = await sandbox.borrower()
    const { data } = await apply()
    await sandbox.clock.advance(14_000)
    expect(await loan(data)).toMatchObject({ status: 'review', disbursed_at: null, due_at: null })
    await sandbox.clock.advance(2_000)
    const paid = await loan(data)
    expect(paid).toMatchObject({
      ...{ status: 'repaying', amount: '1000.00000000', actual_arrival: '990.00000000' },
      ...{ handling_fee: '10.00000000', total_interest: '15.00000000', total_repayment: '1015.00000000' },
      ...{ principal_left: '1000.00000000', interest_due: '0.50000000', payoff: '1000.50000000' },
    })
    expect(paid.disbursed_at).toBe(data.created_at + 15_000)
    expect(paid.due_at).toBe(paid.disbursed_at! + 30 * DAY)
    expect(await available()).toBe('1990.00000000')
    expect(await notifies()).toEqual(['LOAN_PAID_OUT'])
  })

  test('a reviewer can decide an application for a loan only once; a rejection returns the collateral', async () => {
    const { apply, loan, available, notifies } = await sandbox.borrower()
    const { data } = await apply(against('BTC'))
    const decide = (approve: boolean) =>
      sandbox.control('review', { type: 'loan', id: data.order_no, approve, reason: 'Too young' })
    expect((await decide(false)).data).toMatchObject({ status: 'rejected', reject_reason: 'Too young' })
    expect((await decide(true)).data.error).toBe('ORDER_CLOSED')
    await sandbox.clock.advance(60_000)
    expect(await loan(data)).toMatchObject({ status: 'rejected', ended_at: expect.any(Number) })
    expect([await available('BTC'), await available()]).toEqual(['2.00000000', '1000.00000000'])
    expect(await notifies()).toEqual(['LOAN_REJECTED'])
    const second = (await apply()).data
    const id = second.order_no
    expect((await sandbox.control('review', { type: 'loan', id, approve: true })).data.status).toBe(
      'repaying',
    )
  })
})

describe('repayment of a loan', () => {
  test('a full repayment of a loan costs the interest of each day that has started, and raises the credit score', async () => {
    const { borrow, repay, credit, available, loan } = await sandbox.borrower()
    const paid = await borrow()
    sandbox.skip(9 * DAY)
    const { data } = await repay(paid)
    expect(data).toMatchObject({
      ...{ status: 'repaid', payoff: '0.00000000', repaid: '1005.00000000' },
      repayment: { paid: '1005.00000000', paid_interest: '5.00000000', paid_principal: '1000.00000000' },
    })
    expect(await credit()).toBe(85)
    expect(await available()).toBe('985.00000000')
    expect(await loan(paid)).toMatchObject({ repayments: [{ source: 'member', paid: '1005.00000000' }] })
    expect((await repay(paid)).data.error).toBe('LOAN_NOT_REPAYABLE')
  })

  test('refuses a full repayment that costs more than the member has confirmed', async () => {
    const { borrow, repay } = await sandbox.borrower()
    const paid = await borrow()
    const seen = { amount: 'full', max_amount: paid.payoff }
    sandbox.skip(DAY)
    expect((await repay(paid, seen)).data).toMatchObject({
      error: 'PAYOFF_CHANGED',
      params: { payoff: '1001' },
    })
    const now = { ...seen, max_amount: '1001' }
    expect((await repay(paid, now)).data).toMatchObject({ status: 'repaid', repaid: '1001.00000000' })
  })

  test('a partial repayment of a loan pays the interest first and reduces the principal by the rest, so that later days accrue less interest', async () => {
    const { borrow, repay, loan } = await sandbox.borrower()
    const paid = await borrow()
    sandbox.skip(9 * DAY)
    const { data } = await repay(paid, { amount: '305' })
    expect(data).toMatchObject({
      status: 'repaying',
      principal_left: '700.00000000',
      interest_due: '0.00000000',
    })
    sandbox.skip(DAY)
    expect(await loan(paid)).toMatchObject({ interest_due: '0.35000000', payoff: '700.35000000' })
    expect((await repay(paid, { amount: '0.1' })).data).toMatchObject({
      repayment: { paid_interest: '0.10000000', paid_principal: '0.00000000' },
    })
    expect((await repay(paid, { amount: '9999' })).data).toMatchObject({
      ...{ status: 'repaid', repayment: { paid: '700.25000000' } },
    })
  })

  test('refuses a repayment above the balance, or of a loan that is unknown, not paid out or another member’s', async () => {
    const { apply, borrow, repay, ask } = await sandbox.borrower()
    const other = await sandbox.borrower()
    const { data } = await apply(against('BTC'))
    expect((await repay(data)).data.error).toBe('LOAN_NOT_REPAYABLE')
    expect((await other.repay(data)).data.error).toBe('NOT_FOUND')
    expect((await repay({ order_no: 'L202603029999999999' })).data.error).toBe('NOT_FOUND')
    const paid = await borrow()
    const swap = { from_coin: 'USDT', to_coin: 'ETH', amount: '2975', trade_password: PASSWORD }
    await ask('convert.exchange', swap)
    expect((await repay(paid)).data.error).toBe('INSUFFICIENT_BALANCE')
    expect((await repay(paid, { amount: '5.00000001' })).data.error).toBe('INSUFFICIENT_BALANCE')
    expect((await repay(paid, { amount: '5' })).data.repayment.paid).toBe('5.00000000')
    const voucher = `/files/${'3'.repeat(32)}.png`
    expect((await repay(data, { voucher })).data.error).toBe('FILE_NOT_OWNED')
  })

  test('the voucher of a repayment is not deleted while the repayment waits to be stored', async () => {
    const { id, borrow, repay } = await sandbox.borrower()
    const { order_no } = await borrow()
    const exchange = sandbox.exchange()
    const { database, members, clock } = exchange
    const { token } = await database.transaction((tx) => members.issueToken(tx, id))
    const voucher = await uploadPng(sandbox, { 'api-token': token }, 'voucher')
    const answer = await whileLocked(
      database,
      (tx) => tx.selectFrom('loans').select('id').where('order_no', '=', order_no).forUpdate().execute(),
      () => repay({ order_no }, { amount: '1', voucher }),
      async (tx) => expect(await deleteUnused(exchange, tx, clock.now() + 8 * DAY)).toEqual([]),
    )
    expect(answer.code).toBe(1)
  })

  test('a loan lists its last 1,000 repayments, and a page of loans the last 5,000, with the sum of all repayments; after 500 partial repayments, it must be repaid in full', async () => {
    const { borrow, repay, loan, ask } = await sandbox.borrower()
    const paid = await borrow(against('BTC'))
    const { database, clock } = sandbox.exchange()
    const pay = async (first: number, count: number) => {
      const { id } = await database.db
        .selectFrom('loans')
        .select('id')
        .where('order_no', '=', paid.order_no)
        .executeTakeFirstOrThrow()
      const part = { loan_id: id, source: 'member' as const, voucher: null, created_at: clock.now() }
      const rows = Array.from({ length: count }, (_, n) => ({
        ...{ ...part, id: -10_000 + first + n },
        ...{ penalty: 0n, interest: 0n, principal: 100_000_000n },
      }))
      await database.db.insertInto('loan_repayments').values(rows).execute()
    }
    await pay(0, 499)
    expect((await repay(paid, { amount: '1' })).data.repaid).toBe('500.00000000')
    const refused = { error: 'REPAYMENT_LIMIT', field: 'amount', params: { max: 500 } }
    expect((await repay(paid, { amount: '1' })).data).toMatchObject(refused)
    await pay(499, 600)
    const many = await loan(paid)
    expect([many.repayments.length, many.repaid]).toEqual([1_000, '1100.00000000'])
    const { data } = await repay(paid, { amount: '9999' })
    expect(data).toMatchObject({ status: 'repaid', repayment: { paid: '999.50000000' } })
    expect([data.repayments.length, data.repaid]).toEqual([1_000, '2099.50000000'])
    expect(data.repayments.at(-1)).toMatchObject({ paid: '999.50000000' })

    // Five more loans of the member have 1,000 repayments each. Those of the last one are the oldest.
    const { db } = database
    await sql`
      INSERT INTO loans SELECT copy.* FROM loans, generate_series(1, 5) AS n,
        LATERAL jsonb_populate_record(loans, jsonb_build_object('id', -n, 'order_no', 'L20260101000000000' || n)) AS copy
      WHERE loans.order_no = ${paid.order_no}`.execute(db)
    await sql`
      INSERT INTO loan_repayments (id, loan_id, source, penalty, interest, principal, created_at)
      SELECT -1000000 - n * 1000 + k, -n, 'member', 0, 0, 100000000, 0
      FROM generate_series(1, 5) AS n, generate_series(1, 1000) AS k`.execute(db)
    const { list } = (await ask('loans.orders')).data
    const listed = list.map(({ repayments, repaid }: typeof many) => [repayments.length, repaid])
    const full = [1_000, '1000.00000000']
    expect(listed).toEqual([[1_000, '2099.50000000'], full, full, full, full, [0, '1000.00000000']])
  })

  test('partial repayments of a loan return its collateral only when the debt is paid in full', async () => {
    const { borrow, repay, available } = await sandbox.borrower()
    const paid = await borrow(against('BTC'))
    const held = sub('2', paid.collateral_qty!)
    await repay(paid, { amount: '400' })
    expect(await available('BTC')).toBe(held)
    expect((await repay(paid, { action: 'repay', amount: 'full' })).data.status).toBe('repaid')
    expect(await available('BTC')).toBe('2.00000000')
  })
})

test('the total value of a member’s accounts includes the amount and the collateral of a loan once, and subtracts the debt once', async () => {
  const { borrow, ask } = await sandbox.borrower()
  const total = async () => (await ask('wallet.balances', { history_days: 3 })).data
  const before = await total()
  const paid = await borrow({ ...against('BTC'), amount: '10000' })
  const after = await total()
  const price = indexOf('BTC')
  // The debt of 10,005 is the borrowed 10,000 plus the interest of the first day.
  expect(Number(after.by_account.loans)).toBe(10_005)
  expect(after.by_account.loans).toBe(paid.payoff)
  const { spot, futures, finance, loans } = after.by_account
  expect(after.total_usdt).toBe(sub(add(add(spot, futures), finance), loans))
  expect((await ask('account.info')).data.assets.total_usdt).toBe(after.total_usdt)
  expect(Math.abs(Number(after.total_usdt) - Number(before.total_usdt) + 105)).toBeLessThan(
    Number(price) * 0.02,
  )
  await sandbox.clock.advance(DAY)
  const { history } = await total()
  expect(Number(history.at(-2).total_usdt)).toBeLessThan(Number(spot) + Number(finance))
})

test('publishes an event of the kind `record` to the member for every change of a loan', async () => {
  const { stream } = sandbox.exchange()
  const { toMember } = stream
  const seen: string[] = []
  const { borrow, repay, id } = await sandbox.borrower()
  stream.toMember = (memberId, events) => {
    for (const event of events) if (memberId === id && event.kind === 'record') seen.push(event.status)
    toMember(memberId, events)
  }
  const paid = await borrow()
  await repay(paid, { amount: '10' })
  await sandbox.clock.advance(31 * DAY)
  await repay(paid)
  stream.toMember = toMember
  expect(seen).toEqual(['review', 'repaying', 'repaying', 'repaying', 'overdue', 'repaid'])
})

test('the list of a member’s loans can be filtered by scope, status and period', async () => {
  const { borrow, repay, apply, ask } = await sandbox.borrower()
  const paid = await borrow()
  await repay(paid)
  const open = (await apply()).data
  const list = async (request: object) =>
    ((await ask('loans.orders', request)).data.list as { order_no: string }[]).map(({ order_no }) => order_no)
  expect(await list({})).toEqual([open.order_no, paid.order_no])
  expect(await list({ scope: 'open' })).toEqual([open.order_no])
  expect(await list({ scope: 'history' })).toEqual([paid.order_no])
  expect(await list({ status: 'review' })).toEqual([open.order_no])
  expect(await list({ end: open.created_at })).toEqual([paid.order_no])
})
