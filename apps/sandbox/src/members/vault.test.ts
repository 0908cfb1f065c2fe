import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cryptoRandom } from '../clock/random.ts'
import { pepperOf } from './pepper.ts'
import { vaultOf } from './vault.ts'

const vault = vaultOf({ pepper: pepperOf('one'), random: cryptoRandom() })
const other = vaultOf({ pepper: pepperOf('two'), random: cryptoRandom() })
const PLACE = 'bank_cards.bank_card'

test('decrypts a text that it has encrypted, and encrypts the same text differently each time', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (text) => {
      const sealed = vault.seal(PLACE, text)
      expect(vault.open(PLACE, sealed)).toBe(text)
      expect(vault.seal(PLACE, text)).not.toBe(sealed)
    }),
  )
})

test('a text cannot be decrypted with another pepper', () => {
  const sealed = vault.seal(PLACE, '6222020200112233445')
  expect(sealed).not.toContain('6222020200112233445')
  expect(() => other.open(PLACE, sealed)).toThrow()
  expect(other.fingerprint(PLACE, 'x')).not.toEqual(vault.fingerprint(PLACE, 'x'))
})

test('refuses to decrypt a changed text, a plain text, and a text that was encrypted for another column', () => {
  const sealed = vault.seal(PLACE, '6222020200112233445')
  expect(() => vault.open('members.id_number', sealed)).toThrow()
  const bytes = Buffer.from(sealed.slice(3), 'base64')
  for (let index = 0; index < bytes.length; index++) {
    const altered = Buffer.from(bytes)
    altered[index]! ^= 1
    expect(() => vault.open(PLACE, `v1:${altered.toString('base64')}`)).toThrow()
  }
  expect(() => vault.open(PLACE, '6222020200112233445')).toThrow('holds no sealed text')
})
