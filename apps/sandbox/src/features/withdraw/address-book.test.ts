import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { EVM, PASSWORD, type TestWithdraw, type Token, TRON, testWithdraw } from './test-withdraw.ts'

let sandbox: TestWithdraw
let ann: Token
let bob: Token
let home: number
beforeAll(async () => {
  sandbox = await testWithdraw()
})
beforeEach(async () => {
  ann = (await sandbox.member('1000')).token
  bob = (await sandbox.member('1000')).token
  home = await sandbox.oldAddress(ann)
})
afterEach(async () => {
  expect(await sandbox.faults()).toEqual([])
})

const ask = (request: object = {}, headers = {}, token = ann) => {
  const target = 'address' in request || 'type' in request ? {} : { address_id: home }
  return sandbox.ask(token, { ...target, ...request }, headers)
}

describe('the address book', () => {
  test('adds, edits and deletes saved addresses with remarks, and lists them in account.info', async () => {
    const { data } = await sandbox.save(ann, { chain: 'ERC20', address: EVM.toLowerCase(), remark: 'cold' })
    const [entry] = data.addresses
    expect(entry).toMatchObject({ pair: 'USDT-ERC20', address: EVM, remark: 'cold' })
    const info = await sandbox.call('account.info', {}, ann)
    expect(info.data.wallet_info.addresses).toEqual(data.addresses)

    await sandbox.clock.advance(5_000)
    const { id, changed_at } = entry!
    const noted = (await sandbox.save(ann, { id, chain: 'ERC20', address: EVM, remark: 'vault' })).data
      .addresses[0]
    expect(noted).toMatchObject({ id, remark: 'vault', changed_at })
    const moved = (await sandbox.save(ann, { id, chain: 'BEP20', address: EVM })).data.addresses[0]!
    expect(moved).toMatchObject({ id, pair: 'USDT-BEP20', remark: '' })
    expect(moved.changed_at).toBeGreaterThan(changed_at)
    expect((await sandbox.remove(ann, id)).data.addresses.map((one) => one.id)).toEqual([home])
    expect((await sandbox.remove(ann, id)).data.error).toBe('NOT_FOUND')
  })

  test('if only the remark of a saved address changes, withdrawals to this address are not put under review', async () => {
    await sandbox.save(ann, { id: home, remark: 'my exchange' })
    expect((await ask()).data).toMatchObject({ status: 'processing', review_reasons: [] })
    expect((await ask({ address: TRON })).data).toMatchObject({ status: 'processing', review_reasons: [] })
  })

  test('puts a withdrawal under review if its address was saved, edited or deleted within the last day', async () => {
    expect((await ask()).data.status).toBe('processing')
    await sandbox.save(ann, { id: home, chain: 'ERC20', address: EVM })
    await sandbox.save(ann, { id: home })
    expect((await ask()).data.review_reasons).toEqual(['address_changed'])
    await sandbox.remove(ann, home)
    expect((await ask({ address: TRON })).data.review_reasons).toEqual(['address_changed'])
  })

  test('refuses a duplicate address, a wrong checksum, an address of another chain, and more than 20 saved addresses', async () => {
    expect((await sandbox.save(ann, {})).data.error).toBe('ADDRESS_EXISTS')
    expect((await sandbox.save(ann, { coin: 'TRX' })).data.error).toBe('ADDRESS_EXISTS')
    expect((await sandbox.save(ann, { address: 'TQHgMpVzWkhSsRB4BzZgmV8uW4cFL8eaBs' })).data.error).toBe(
      'ADDRESS_INVALID',
    )
    expect((await sandbox.save(ann, { chain: 'BTC' })).data.error).toBe('CHAIN_UNSUPPORTED')
    expect((await sandbox.save(ann, { trade_password: '000000' })).data.error).toBe('TRADE_PASSWORD_WRONG')
    expect((await sandbox.save(ann, { id: 999_999 })).data.error).toBe('NOT_FOUND')
    expect((await sandbox.save(ann, { remark: 'x'.repeat(65) })).data.error).toBe('VALIDATION')
    const address = (n: number) => `0x${String(n).padStart(40, '0')}`
    const { members } = sandbox.exchange()
    const { checkFundPassword } = members
    members.checkFundPassword = async () => {}
    const add = (n: number) => sandbox.save(ann, { chain: 'ERC20', address: address(n) })
    for (let n = 0; n < 18; n++) expect((await add(n)).code).toBe(1)
    const answers = await Promise.all([18, 19, 20, 21, 22].map(add))
    members.checkFundPassword = checkFundPassword
    expect(answers.filter(({ code }) => code === 1)).toHaveLength(1)
    expect(answers.find(({ code }) => code !== 1)?.data).toMatchObject({
      error: 'ADDRESS_LIMIT',
      params: { max: 20 },
    })
    expect((await sandbox.save(ann, { id: home, chain: 'ERC20', address: address(3) })).data.error).toBe(
      'ADDRESS_EXISTS',
    )
  })

  test('a member can neither see nor change the address book of another member', async () => {
    expect((await ask({ address_id: home }, {}, bob)).data.error).toBe('NOT_FOUND')
    expect((await sandbox.remove(bob, home)).data.error).toBe('NOT_FOUND')
    expect((await sandbox.save(bob, { id: home, chain: 'ERC20', address: EVM })).data.error).toBe('NOT_FOUND')
    expect((await sandbox.save(bob, {})).data.addresses).toHaveLength(1)
    const theirs = (await sandbox.call('account.info', {}, bob)).data.wallet_info.addresses
    expect(theirs.map(({ id }) => id)).not.toContain(home)
  })

  test('answers mask bank card numbers; cards can be saved even if the operator offers no payouts to cards', async () => {
    const card = {
      type: 'bank',
      bank_name: 'First Bank',
      bank_phone: '7700900123',
      area_code: '+44',
      real_name: 'Ann Other',
      bank_card: '6222021234561234',
      trade_password: PASSWORD,
    }
    const { data } = await sandbox.call('withdraw.saveDestination', card, ann)
    expect(data.banks).toMatchObject([{ bank_card: '6222********1234', real_name: 'Ann Other' }])
    expect((await sandbox.call('withdraw.saveDestination', card, ann)).data.error).toBe('ADDRESS_EXISTS')
    expect((await sandbox.remove(bob, data.banks[0]!.id, 'bank')).data.error).toBe('NOT_FOUND')
    expect((await sandbox.remove(ann, data.banks[0]!.id, 'bank')).data.banks).toEqual([])
  })
})
