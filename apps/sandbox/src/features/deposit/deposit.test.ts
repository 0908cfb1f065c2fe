import { checkAddress } from '@bourselet/sdk/address'
import { beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { whileLocked } from '../../database/test-database.ts'
import { type TestSandbox, testSandbox } from '../../test-sandbox.ts'
import { lockDeposit } from './find-deposit.ts'
import { passBlocks } from './pass-blocks.ts'
import { rejectDeposit } from './review-deposit.ts'

type Token = Record<string, string>

let sandbox: TestSandbox
let ann: Token
let bob: Token
beforeAll(async () => {
  sandbox = await testSandbox({ bots: false, control: true })
  await sandbox.clock.advance(3_000)
})
beforeEach(async () => {
  ann = (await sandbox.newMember()).token
  bob = (await sandbox.newMember()).token
})

const usdt = { coin: 'USDT', chain: 'TRC20' }
const declare = (request: object = {}, headers = {}, token = ann) =>
  sandbox.call('deposit.declare', { ...usdt, amount: '250', ...request }, { ...token, ...headers })
const get = async (order_no: string) => (await sandbox.call('deposit.get', { order_no }, ann)).data
const available = async () => (await sandbox.balance(ann)).available
const credits = async () =>
  (await sandbox.call('wallet.changes', { type: 'deposit' }, ann)).data.list.map((row) => row.ref_no)
const trial = async () => (await sandbox.control('ledger')).data
/** Advances the clock to one second after the next block. */
const nextBlock = () => sandbox.clock.advance(10_000 - (sandbox.clock.now() % 10_000) + 1_000)

describe('deposit addresses', () => {
  test('each deposit address belongs to one member, never changes and is rejected by real wallets', async () => {
    const first = (await sandbox.call('deposit.addressDefault', {}, ann)).data
    expect(first).toMatchObject({
      ...usdt,
      min_deposit: '0.001',
      confirmations: 3,
      memo: null,
      sandbox: true,
    })
    expect((await sandbox.call('deposit.addressDefault', {}, ann)).data).toEqual(first)
    expect((await sandbox.call('deposit.addressDefault', {}, bob)).data.address).not.toBe(first.address)
    const all = (await sandbox.call('deposit.addresses', {}, ann)).data
    expect(all.map(({ coin, chain }) => `${coin}/${chain}`)).toEqual([
      'USDT/TRC20',
      'USDT/ERC20',
      'USDT/BEP20',
      'BTC/BTC',
      'ETH/ERC20',
      'TRX/TRC20',
    ])
    for (const { chain, address, qr_content } of all) {
      expect(checkAddress(chain, address).valid, address).toBe(false)
      expect(qr_content).toBe(address)
    }
    const ether = (await sandbox.call('deposit.addressDefault', { coin: 'ETH' }, ann)).data
    expect(ether.uri).toBe(`ethereum:${ether.address}@1`)
  })

  test('shows deposit notices in the language that the request names', async () => {
    const notices = async (language: string) =>
      (await sandbox.call('deposit.addressDefault', {}, { ...ann, 'accept-language': language })).data.notices
    expect((await notices('en')).join(' ')).toMatch(/USDT over TRC20.*non-currency assets.*0\.001 USDT.*3 /)
    const texts = await Promise.all(['en', 'zh-CN', 'zh-TW', 'ko', 'ja', 'fr', 'pt', 'es'].map(notices))
    expect(new Set(texts.map(String)).size).toBe(8)
    for (const text of texts.flat()) expect(text).not.toMatch(/[{}]/)
  })

  test.each([
    [{ coin: 'SOL' }, 'DEPOSIT_DISABLED'],
    [{ coin: 'BTC', chain: 'TRC20' }, 'CHAIN_UNSUPPORTED'],
    [{ coin: 'NOPE' }, 'CHAIN_UNSUPPORTED'],
  ])('refuses to return a deposit address for %o, with the error %s', async (request, error) => {
    expect((await sandbox.call('deposit.addressDefault', request, ann)).data.error).toBe(error)
  })

  test('a coin that can only be traded has no deposit address and shows deposits as disabled', async () => {
    expect((await sandbox.call('deposit.addresses', { coin: 'SOL' }, ann)).data).toEqual([])
    expect((await sandbox.call('deposit.addresses', { coin: 'NOPE' }, ann)).data.error).toBe(
      'CHAIN_UNSUPPORTED',
    )
    const { list } = (await sandbox.call('wallet.balances', { account: 'spot' }, ann)).data
    const row = (coin: string) => list.find((one) => one.coin === coin)
    expect(row('SOL')).toMatchObject({ deposit_enabled: false, withdraw_enabled: false, chains: [] })
    expect(row('USDT')).toMatchObject({ deposit_enabled: true, withdraw_enabled: true })
    expect(row('USDT')!.chains[0]).toEqual({
      chain: 'TRC20',
      deposit_min: '0.001',
      block_seconds: 10,
      confirmations: 3,
      withdraw_min: '10',
      withdraw_max: '100000',
      fee_fixed: '1',
      fee_rate: '0',
    })
  })
})

describe('a declared deposit', () => {
  test('credits a deposit once, at its third confirmation, even if blocks are processed repeatedly', async () => {
    const { data } = await declare()
    expect(data).toMatchObject({ status: 'pending', confirmations: 0, required: 3, credited: '0.00000000' })
    expect(data.txid).toMatch(/^[0-9a-f]{64}$/)
    for (const confirmations of [1, 2]) {
      await nextBlock()
      // Counting the same block again adds no confirmation.
      await passBlocks(sandbox.exchange())
      expect(await get(data.order_no)).toMatchObject({ status: 'pending', confirmations })
      expect(await available()).toBe('0.00000000')
    }
    await nextBlock()
    await Promise.all([passBlocks(sandbox.exchange()), passBlocks(sandbox.exchange())])
    expect(await get(data.order_no)).toMatchObject({
      status: 'success',
      confirmations: 3,
      credited: '250.00000000',
    })
    await nextBlock()
    await sandbox.control('deposit', { order_no: data.order_no, confirmations: 10 })
    expect(await available()).toBe('250.00000000')
    expect(await credits()).toEqual([data.order_no])
    expect(await trial()).toMatchObject({ ok: true })
  })

  test('credits a deposit once if its last confirmation is processed twice concurrently', async () => {
    const { data } = await declare()
    const third = { order_no: data.order_no, confirmations: 3 }
    await Promise.all([sandbox.control('deposit', third), sandbox.control('deposit', third), nextBlock()])
    expect(await available()).toBe('250.00000000')
    expect(await credits()).toEqual([data.order_no])
  })

  test('during a clock jump, a deposit is credited at the time of the last required block', async () => {
    const [one, two] = [(await declare()).data, (await declare({ amount: '1' })).data]
    await sandbox.clock.advance(3_600_000)
    const { credited_at, created_at, status } = await get(one.order_no)
    expect(status).toBe('success')
    expect(credited_at! - created_at).toBeLessThanOrEqual(30_000)
    expect((await get(two.order_no)).status).toBe('success')
    expect(await available()).toBe('251.00000000')
  })

  test('never credits a deposit below the minimum amount', async () => {
    const { data } = await declare({ amount: '0.00099999' })
    expect(data).toMatchObject({ status: 'below_min', credited: '0.00000000' })
    await declare({ amount: '0.00099999' })
    await sandbox.control('deposit', { order_no: data.order_no, confirmations: 10 })
    await sandbox.clock.advance(120_000)
    expect((await get(data.order_no)).status).toBe('below_min')
    expect(await available()).toBe('0.00000000')
    const exact = (await declare({ amount: '0.001' })).data
    await sandbox.clock.advance(40_000)
    expect((await get(exact.order_no)).credited).toBe('0.00100000')
  })

  test('a deposit whose transaction a chain reorganization has dropped stays rejected', async () => {
    const { data } = await declare()
    await nextBlock()
    expect(await sandbox.control('deposit', { order_no: data.order_no, vanished: true })).toMatchObject({
      code: 1,
      data: { status: 'rejected' },
    })
    await sandbox.control('deposit', { order_no: data.order_no, confirmations: 3 })
    await sandbox.clock.advance(60_000)
    expect((await get(data.order_no)).status).toBe('rejected')
    expect(await available()).toBe('0.00000000')
    const again = await sandbox.control('deposit', { order_no: data.order_no, vanished: true })
    expect(again.data.error).toBe('ORDER_CLOSED')
  })

  test('a transaction that a chain reorganization has dropped can be declared again, and is credited once', async () => {
    const txid = 'ef'.repeat(32)
    const { order_no } = (await declare({ txid })).data
    await sandbox.control('deposit', { order_no, vanished: true })
    const again = (await declare({ txid })).data
    expect(again).toMatchObject({ status: 'pending', txid })
    expect((await declare({ txid })).data.error).toBe('TXID_USED')
    await sandbox.control('deposit', { order_no: again.order_no, confirmations: 3 })
    expect((await declare({ txid })).data.error).toBe('TXID_USED')
    expect(await available()).toBe('250.00000000')
    expect((await get(order_no)).status).toBe('rejected')
  })

  test('a credited deposit can no longer be dropped by a chain reorganization', async () => {
    const { order_no } = (await declare()).data
    await sandbox.control('deposit', { order_no, confirmations: 3 })
    expect((await sandbox.control('deposit', { order_no, vanished: true })).data.error).toBe('ORDER_CLOSED')
    expect((await get(order_no)).status).toBe('success')
    expect(await available()).toBe('250.00000000')
  })

  test('does not credit a deposit whose transaction is dropped while its last confirmation is processed', async () => {
    const { data } = await declare()
    await sandbox.control('deposit', { order_no: data.order_no, confirmations: 2 })
    const exchange = sandbox.exchange()
    await exchange.database.db
      .updateTable('deposits')
      .set((row) => ({ last_block: row('last_block', '-', 1) }))
      .where('order_no', '=', data.order_no)
      .execute()
    await whileLocked(
      exchange.database,
      (tx) => lockDeposit(tx, data.order_no),
      () => passBlocks(exchange),
      (tx, row) => rejectDeposit(sandbox.exchange(), tx, row, 'vanished'),
    )
    expect(await get(data.order_no)).toMatchObject({ status: 'rejected', credited: '0.00000000' })
    expect(await available()).toBe('0.00000000')
  })

  test('a transaction can be declared as a deposit only once, by any member and in any spelling of its hash', async () => {
    const txid = 'ab'.repeat(32)
    expect((await declare({ txid })).data).toMatchObject({ txid, status: 'pending' })
    for (const spelled of [txid, txid.toUpperCase(), `0x${txid}`]) {
      expect((await declare({ txid: spelled })).data.error).toBe('TXID_USED')
      expect((await declare({ txid: spelled }, {}, bob)).data.error).toBe('TXID_USED')
    }
    const seen = (await declare()).data
    expect((await declare({ txid: seen.txid }, {}, bob)).data.error).toBe('TXID_USED')
    const found = await sandbox.call('deposit.get', { txid: `0x${txid}` }, ann)
    expect(found.data.txid).toBe(txid)
    const race = 'cd'.repeat(32)
    const answers = await Promise.all([ann, bob, ann, bob].map((who) => declare({ txid: race }, {}, who)))
    expect(answers.filter(({ code }) => code === 1)).toHaveLength(1)
    expect(answers.filter(({ data }) => data.error === 'TXID_USED')).toHaveLength(3)
  })

  test('credits a deposit once if its declaration is repeated with the same idempotency key', async () => {
    const key = { 'idempotency-key': 'deposit-1' }
    const [first, ...rest] = await Promise.all([declare({}, key), declare({}, key), declare({}, key)])
    const later = await declare({}, key)
    const done = [first, ...rest, later].filter(({ code }) => code === 1)
    expect(new Set(done.map(({ data }) => data.order_no)).size).toBe(1)
    expect(later.headers['idempotent-replayed']).toBe('true')
    await sandbox.clock.advance(40_000)
    expect(await available()).toBe('250.00000000')
    expect((await declare({ amount: '251' }, key)).data.error).toBe('IDEMPOTENCY_CONFLICT')
  })

  test('limits the USDT value of the deposits that a member declares per UTC day, even if the declarations are concurrent', async () => {
    const account = { email: 'limit@example.com', password: 'demo1234' }
    await sandbox.newMember(account)
    let own: Token = await sandbox.signIn(account.email, account.password)
    const mine = (amount: string) => declare({ amount }, {}, own)
    const answers = await Promise.all(Array.from({ length: 6 }, () => mine('30000')))
    expect(answers.filter(({ code }) => code === 1)).toHaveLength(3)
    const refused = answers.find(({ code }) => code !== 1)!
    expect(refused).toMatchObject({
      code: 5823,
      data: { error: 'SANDBOX_FAUCET_LIMIT', params: { max: '100000' } },
    })
    const { order_no } = (await mine('10000')).data
    expect((await mine('0.01')).data.error).toBe('SANDBOX_FAUCET_LIMIT')
    // A rejected deposit does not count toward the daily limit.
    await sandbox.control('deposit', { order_no, vanished: true })
    expect((await mine('10000')).code).toBe(1)
    await sandbox.control('index', { symbol: 'BTCUSDT', price: '60000' })
    onTestFinished(async () => void (await sandbox.control('index', { symbol: 'BTCUSDT' })))
    expect((await declare({ coin: 'BTC', chain: 'BTC', amount: '1' }, {}, bob)).code).toBe(1)
    expect((await declare({ amount: '40000.01' }, {}, bob)).data.error).toBe('SANDBOX_FAUCET_LIMIT')
    expect((await declare({ amount: '40000' }, {}, bob)).code).toBe(1)
    const day = 86_400_000
    await sandbox.clock.advance(day - (sandbox.clock.now() % day))
    own = await sandbox.signIn(account.email, account.password)
    expect((await mine('100000')).code).toBe(1)
    expect(await trial()).toMatchObject({ ok: true })
  })

  test.each([
    [{ amount: '0' }, { fields: { amount: 'AMOUNT_FORMAT' } }],
    [{ amount: '1e3' }, { fields: { amount: 'AMOUNT_FORMAT' } }],
    [{ amount: '-5' }, { fields: { amount: 'AMOUNT_FORMAT' } }],
    [{ coin: 'SOL', chain: 'SOL' }, { error: 'DEPOSIT_DISABLED' }],
    [{ chain: 'BTC' }, { error: 'CHAIN_UNSUPPORTED' }],
    [{ voucher: '/files/of-nobody.jpg' }, { error: 'FILE_NOT_OWNED' }],
  ])(
    'refuses the declaration of a deposit with the invalid fields %o and stores no deposit',
    async (request, data) => {
      expect((await declare(request)).data).toMatchObject(data)
      expect((await sandbox.call('deposit.records', {}, ann)).data.list).toEqual([])
    },
  )
})
