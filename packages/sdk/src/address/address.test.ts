import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkAddress, paymentUri, writeAddress } from './index.ts'

const chains = ['TRC20', 'ERC20', 'BEP20', 'BTC']
const hash = fc.uint8Array({ minLength: 20, maxLength: 20 })

describe('address check', () => {
  it('checkAddress accepts an address on its own chain and rejects it on every chain with another address format', () => {
    fc.assert(
      fc.property(hash, fc.constantFrom(...chains), (bytes, chain) => {
        const address = writeAddress(chain, bytes)
        expect(checkAddress(chain, address)).toMatchObject({ valid: true, normalized: address })
        const evm = (name: string) => name === 'ERC20' || name === 'BEP20'
        for (const other of chains.filter((one) => one !== chain && !(evm(one) && evm(chain))))
          expect(checkAddress(other, address).valid).toBe(false)
      }),
    )
  })

  it('checkAddress rejects an address with one character changed', () => {
    fc.assert(
      fc.property(hash, fc.constantFrom('TRC20', 'BTC'), fc.nat(), fc.nat(), (bytes, chain, at, to) => {
        const address = writeAddress(chain, bytes)
        const alphabet =
          chain === 'BTC'
            ? 'qpzry9x8gf2tvdw0s3jn54khce6mua7l'
            : '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'
        const place = 4 + (at % (address.length - 4))
        const letter = alphabet.charAt(to % alphabet.length)
        fc.pre(address[place] !== letter)
        const changed = address.slice(0, place) + letter + address.slice(place + 1)
        expect(checkAddress(chain, changed).valid).toBe(false)
      }),
    )
  })

  // Mainnet addresses from the test vectors of BIP-350.
  it.each([
    ['BC1QW508D6QEJXTDG4Y5R3ZARVARY0C5XW7KV8F3T4', 'p2wpkh'],
    ['bc1pw508d6qejxtdg4y5r3zarvary0c5xw7kw508d6qejxtdg4y5r3zarvary0c5xw7kt5nd6y', 'witness_unknown'],
    ['BC1SW50QGDZ25J', 'witness_unknown'],
    ['bc1zw508d6qejxtdg4y5r3zarvaryvaxxpcs', 'witness_unknown'],
    ['bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqzk5jj0', 'p2tr'],
  ])('the address %s has the type %s', (address, type) => {
    expect(checkAddress('BTC', address)).toEqual({ valid: true, type, normalized: address.toLowerCase() })
  })

  it.each([
    'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kemeawh',
    'bc1p38j9r5y49hruaue7wxjce0updqjuyyx0kh56v8s25huc6995vvpql3jow4',
    'BC130XLXVLHEMJA6C4DQV22UAPCTQUPFHLXM9H8Z3K2E72Q4K9HCZ7VQ7ZWS8R',
    'bc1pw5dgrnzv',
    'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7v8n0nx0muaewav253zgeav',
    'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7v07qwwzcrf',
    'bc1gmk9yu',
    'bc1QW508D6QEJXTDG4Y5R3ZARVARY0C5XW7KV8F3T4',
    ' bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4',
    '',
    'b'.repeat(100_000),
  ])('checkAddress rejects the address %.70s', (address) => {
    expect(checkAddress('BTC', address)).toEqual({ valid: false, type: null, normalized: null })
  })

  it('checkAddress rejects an address of an unknown chain', () => {
    for (const chain of ['toString', '__proto__', 'SOL', ''])
      expect(checkAddress(chain, 'TQHgMpVzWkhSsRB4BzZgmV8uW4cFL8eaBr').valid).toBe(false)
  })
})

describe('payment link', () => {
  const address = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'
  it('a payment link without an amount lets the payer choose the amount', () => {
    expect(paymentUri({ coin: 'BTC', chain: 'BTC', address: 'bc1q' })).toBe('bitcoin:bc1q')
    expect(paymentUri({ coin: 'ETH', chain: 'ERC20', address })).toBe(`ethereum:${address}@1`)
    expect(paymentUri({ coin: 'USDT', chain: 'BEP20', address })).toBe(
      `ethereum:0x55d398326f99059fF775485246999027B3197955@56/transfer?address=${address}`,
    )
  })

  it('a payment link on Ethereum contains the amount in the smallest unit of the coin, never rounded up', () => {
    const uri = paymentUri({ coin: 'USDT', chain: 'ERC20', address, amount: '1.23456789' })
    expect(uri).toMatch(/&uint256=1234567$/)
    const ether = paymentUri({ coin: 'ETH', chain: 'ERC20', address, amount: '0.00000001' })
    expect(ether).toMatch(/\?value=10000000000$/)
  })

  it('the payment link of a token whose contract is not known is the plain address, so that no native coin is sent', () => {
    for (const chain of ['ERC20', 'BEP20'])
      for (const coin of ['USDC', chain === 'ERC20' ? 'BNB' : 'ETH', 'constructor'])
        expect(paymentUri({ coin, chain, address, amount: '1' })).toBe(address)
    expect(paymentUri({ coin: 'BNB', chain: 'BEP20', address, amount: '2' })).toBe(
      `ethereum:${address}@56?value=2000000000000000000`,
    )
  })
})
